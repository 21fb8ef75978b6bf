import { measurementsIn } from '../findings/measurements.ts';
import { normalise } from '../findings/normalise.ts';
import { readNames } from '../findings/read-names.ts';
import { readOfPerson } from '../findings/read-of-person.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { medicinesIn } from '../herb-safety/own-medicines.ts';
import { readDangerSignals } from '../triage/read-danger-signals.ts';
import type { MessageReading } from './message-reading.ts';

/** Reads one message of the person by itself. Pure; the parts of recent messages are kept. */
export function readMessage(text: string): MessageReading {
  return {
    text,
    mentions: readSymptoms(text),
    measurements: measurementsIn(normalise(text)),
    person: readOfPerson(text),
    names: readNames(text),
    medicines: medicinesIn(text),
    danger: readDangerSignals(text),
  };
}
