// Preloaded into a product under test (`node --import`): its clock starts at the time in a file and
// runs from there. After SIGUSR2 the file is read again.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let shiftMs = 0;

function readClock(): void {
  shiftMs = RealDate.parse(readFileSync(file, 'utf8')) - RealDate.now();
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget: typeof Date) => {
    const values = given.length === 0 ? [target.now() + shiftMs] : given;
    return Reflect.construct(target, values, newTarget) as Date;
  },
  get: (target, name) =>
    name === 'now' ? () => target.now() + shiftMs : (Reflect.get(target, name) as unknown),
});
readClock();
process.on('SIGUSR2', readClock);
