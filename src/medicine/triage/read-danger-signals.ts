import type { DangerSignals } from '../reading/danger-signals.ts';
import { readDanger } from './learned-reader.ts';
import { withoutLight } from './made-light.ts';
import { hearAlone } from './message-signals.ts';
import { weighMessage } from './message-weigher.ts';
import { saysOfChild } from './named-dangers.ts';
import { readSigns } from './read-signs.ts';
import { withoutSofteners } from './softeners.ts';
import { withoutCourse } from './told-course.ts';
import { isWeighed } from './weighed-dangers.ts';

/** Reads what one message says of danger, with the weights of the product. Pure. */
export function readDangerSignals(message: string): DangerSignals {
  const text = withoutLight(message);
  const now = withoutCourse(text);
  const plain = withoutSofteners(text);
  const weighed = isWeighed(text) ? weighMessage(text) : undefined;
  return {
    text,
    signs: readSigns(text),
    ...(plain !== text && { unsoftened: readSigns(plain) }),
    alone: hearAlone(text, readDanger),
    ...(now !== text && { withoutCourse: readDanger(now) }),
    ...(weighed && { weighed }),
    isOfChild: saysOfChild(text),
  };
}
