import { checkHerbLines } from './check-herb-lines.ts';
import { nextGoverning } from './governing-line.ts';
import { reminderOf } from './line-edits.ts';
import { nextListed } from './next-listed.ts';
import type { Person } from './person.ts';

/** What a guard remembers of a reply: all that is shown, and the line that is being written. */
export class GuardedLines {
  /** The line as it came, up to here. */
  line = '';
  /** How many places were cut. */
  cuts = 0;
  /** Whether a remedy is recommended in what is shown. */
  namesRemedy = false;
  #shown = '';
  /** How much of the line was checked (characters). */
  #checked = 0;
  /** Lines that were closed together are behind us, their break is still to come. */
  #isClosed = false;
  #listed: readonly string[] = [];
  #heading = '';
  /** What is still to be said at the end of the line. */
  #reminders: readonly string[] = [];
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** Shows a character that needs no check. */
  pass(character: string): string {
    if (character !== '\n') this.line += character;
    return this.#show(character);
  }

  /** Checks the rest of a sentence or of a line, and shows what is left of it. */
  close(held: string, isLineOver: boolean): string {
    const shownLength = this.line.length;
    const found = checkHerbLines((this.line + held).split('\n'), this.#person, {
      listed: this.#listed,
      heading: this.#heading,
      from: shownLength,
      checked: this.#checked,
      shown: this.#shown,
      goesOn: !isLineOver,
    });
    this.cuts += found.removals;
    this.namesRemedy ||= found.namesRemedy;
    this.#reminders = found.reminders;
    this.line = isLineOver ? '' : this.line + held;
    this.#checked = this.line.length;
    this.#isClosed = isLineOver;
    if (isLineOver) ({ listed: this.#listed, heading: this.#heading } = found);
    return this.#show(found.text.slice(shownLength));
  }

  /** Ends the line, at its break or because it is too long; shows the reminders that it owes. */
  end(isBreak: boolean): string {
    const owed = this.#reminders.filter((each) => !(this.line + this.#shown).includes(each));
    if (isBreak && !this.#isClosed) {
      this.#listed = nextListed(this.line, this.#listed, this.#heading);
      this.#heading = nextGoverning(this.line, this.#heading);
    }
    this.#reminders = [];
    this.#isClosed = false;
    this.line = '';
    this.#checked = 0;
    return this.#show(reminderOf(owed));
  }

  #show(text: string): string {
    this.#shown += text;
    return text;
  }
}
