import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Colour = readonly [number, number, number];

const source = join(import.meta.dirname, '..', '..');
const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const textContrastMin = 4.5;
/** WCAG 2.2, 1.4.11: edges of controls, focus rings, graphical objects. */
const partContrastMin = 3;

const channels = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const tokens = new Map<string, Record<Theme, Colour>>();
for (const [, name = '', light = '', dark = light] of styles.matchAll(
  /--color-([a-z-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:,\s*(#[0-9a-f]{6}))?/g,
)) {
  tokens.set(name, { light: channels(light), dark: channels(dark) });
}

function tokenOf(name: string, theme: Theme): Colour {
  const token = tokens.get(name);
  if (!token) throw new Error(`no token ${name}`);
  return token[theme];
}

/** `pine-soft/50`: the token at 50 % over the surface of a card. */
function backgroundOf(used: string, theme: Theme): Colour {
  const [name = '', percent = '100'] = used.split('/');
  const [over, under] = [tokenOf(name, theme), tokenOf('surface', theme)];
  const share = Number(percent) / 100;
  const mix = (at: 0 | 1 | 2): number => over[at] * share + under[at] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** In the theme with the lower contrast. */
function leastContrast(pair: string): number {
  const [over = '', under = ''] = pair.split(' on ');
  const [name = ''] = over.split('/');
  return Math.min(
    ...themes.map((theme) => contrast(tokenOf(name, theme), backgroundOf(under, theme))),
  );
}

type Word = { kind: string; name: string };
const classWord =
  /(?<=^|[\s:])(bg|text|border|outline|fill)-([a-z]+(?:-[a-z]+)?(?:\/\d+)?)!?(?=$|\s)/g;

/** Every class list of the pages, reduced to the words that name a token. */
function classLists(): Word[][] {
  return globSync('**/web/**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    return [...code.matchAll(/(['"`])([^'"`\n]+)\1/g)].map(([, , classes = '']) =>
      [...classes.matchAll(classWord)]
        .map(([, kind = '', name = '']) => ({ kind, name }))
        .filter(({ name }) => tokens.has(name.split('/')[0] ?? '')),
    );
  });
}
const lists = classLists();
const namesOf = (words: readonly Word[], ...kinds: string[]): string[] =>
  words.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);

/** Pairs within one class list, such as `bg-pine-soft text-pine`. */
function pairsInClasses(): Set<string> {
  return new Set(
    lists.flatMap((words) =>
      namesOf(words, 'text').flatMap((text) =>
        namesOf(words, 'bg').map((background) => `${text} on ${background}`),
      ),
    ),
  );
}

const backgrounds = ['paper', 'surface', 'sunken'];
const softs = ['pine-soft', 'cinnabar-soft', 'ochre-soft'];
const grounds = [...backgrounds, ...softs, 'pine-soft/50'];
/** Text and icon colours on every background, in both themes. */
const inks = ['ink', 'muted', 'pine', 'cinnabar', 'ochre'];
/**
 * The colours of failure appear on paper or on their own background, never on the green one of the
 * user's own messages.
 */
const neverMet = ['cinnabar on pine-soft', 'cinnabar on pine-soft/50'];
const onGrounds = inks
  .flatMap((ink) => grounds.map((ground) => `${ink} on ${ground}`))
  .filter((pair) => !neverMet.includes(pair));

const used = [...new Set([...pairsInClasses(), ...onGrounds, 'seal-ink on seal'])];

/** Edges of controls and focus rings on their backgrounds. */
const edges = [
  ...['edge', 'muted'].flatMap((edge) =>
    ['paper', 'surface'].map((paper) => `${edge} on ${paper}`),
  ),
  ...['pine', 'ochre', 'cinnabar'].flatMap((edge) =>
    backgrounds.map((paper) => `${edge} on ${paper}`),
  ),
  ...softs.map((ground) => `pine on ${ground}`),
];
/** Progress bars on their track, and what is switched on or selected. */
const fills = [
  ...['pine', 'cinnabar', 'ochre'].flatMap((fill) => [`${fill} on sunken`, `${fill} on line`]),
  'surface on pine',
  'surface on edge',
];
/** Decorative lines, which carry no meaning. */
const decoration = ['line', 'pine/40'];

describe('text on its background', () => {
  it('is found in the classes of the pages', () => {
    const found = pairsInClasses();
    expect(found).toContain('pine on pine-soft');
    expect(found).toContain('pine-ink on pine');
  });

  it('is checked in every text colour', () => {
    const held = new Set(used.map((pair) => pair.split(' on ')[0]));
    const found = lists.flatMap((words) => namesOf(words, 'text'));
    expect([...new Set(found)].filter((name) => !held.has(name))).toEqual([]);
  });

  it.each(used.toSorted())('%s has enough contrast in both themes', (pair) => {
    expect(leastContrast(pair)).toBeGreaterThanOrEqual(textContrastMin);
  });

  it('keeps enough contrast while a message is being sent', () => {
    expect(readFileSync(join(source, 'features/messages/web/message-item.tsx'), 'utf8')).toContain(
      "'opacity-70'",
    );
    for (const theme of themes) {
      const [ground, ink] = [tokenOf('pine-soft', theme), tokenOf('ink', theme)];
      const faded = ([0, 1, 2] as const).map((at) => ink[at] * 0.7 + ground[at] * 0.3);
      const [red = 0, green = 0, blue = 0] = faded;
      expect(contrast([red, green, blue], ground)).toBeGreaterThanOrEqual(textContrastMin);
    }
  });
});

describe('edges, focus rings and graphics', () => {
  it('are checked in every colour', () => {
    const held = new Set([...edges, ...fills].map((pair) => pair.split(' on ')[0]));
    const drawn = lists.flatMap((words) => namesOf(words, 'border', 'outline'));
    expect(drawn).toContain('edge');
    expect(
      [...new Set(drawn)].filter((name) => !held.has(name) && !decoration.includes(name)),
    ).toEqual([]);
  });

  it.each([...new Set([...edges, ...fills])].toSorted())('%s stand out in both themes', (pair) => {
    expect(leastContrast(pair)).toBeGreaterThanOrEqual(partContrastMin);
  });
});
