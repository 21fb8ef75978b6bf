import { Session } from 'node:inspector';

const holder = 'functionToBePlaced';

/** Where a function is written, as `file:line`, or its text where V8 has no place for it. */
export function placeOf(wanted: () => unknown): string {
  const session = new Session();
  session.connect();
  try {
    const files = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
    session.post('Debugger.enable');
    const { scriptId, lineNumber } = locationOf(session, wanted) ?? {};
    const file = scriptId === undefined ? undefined : files.get(scriptId);
    return file === undefined ? String(wanted) : `${file}:${(lineNumber ?? 0) + 1}`;
  } finally {
    session.disconnect();
  }
}

type Location = { scriptId: string; lineNumber: number };

function locationOf(session: Session, wanted: () => unknown): Location | undefined {
  Object.assign(globalThis, { [holder]: wanted });
  let location: Location | undefined;
  session.post('Runtime.evaluate', { expression: holder }, (_, { result }) => {
    const { objectId } = result as { objectId: string };
    session.post('Runtime.getProperties', { objectId, ownProperties: true }, (__, found) => {
      const place = found.internalProperties?.find(({ name }) => name === '[[FunctionLocation]]');
      location = place?.value?.value as Location | undefined;
    });
  });
  Reflect.deleteProperty(globalThis, holder);
  return location;
}
