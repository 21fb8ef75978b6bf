import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Colour = readonly [number, number, number];

const source = join(import.meta.dirname, '..', '..');
const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const textContrastMin = 4.5;

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

/** `pine-soft/50`: the token over the surface of a card. */
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

const classWord = /(?<=^|[\s:])(bg|text)-([a-z]+(?:-[a-z]+)?(?:\/\d+)?)!?(?=$|\s)/g;

/** Pairs that stand in one list of classes, such as `bg-pine-soft text-pine`. */
function pairsInClasses(): Set<string> {
  const pairs = new Set<string>();
  for (const file of globSync('**/web/**/*.{ts,tsx}', { cwd: source })) {
    const code = readFileSync(join(source, file), 'utf8');
    for (const [, , classes = ''] of code.matchAll(/(['"`])([^'"`\n]+)\1/g)) {
      const words = [...classes.matchAll(classWord)].filter(([, , name = '']) =>
        tokens.has(name.split('/')[0] ?? ''),
      );
      const named = (kind: string) =>
        words.filter((word) => word[1] === kind).map(([, , name = '']) => name);
      for (const text of named('text')) {
        for (const background of named('bg')) pairs.add(`${text} on ${background}`);
      }
    }
  }
  return pairs;
}

const papers = ['paper', 'surface', 'sunken'];
const softs = ['pine-soft', 'cinnabar-soft', 'ochre-soft'];
/** Words that take the colour of the page, or a quieter one, wherever they stand. */
const onEveryPaper = [...papers, ...softs, 'pine-soft/50'].flatMap((paper) => [
  `ink on ${paper}`,
  `muted on ${paper}`,
]);
/** Links, failures and notes without a background of their own, and icons of a banner on its paper. */
const coloured = ['pine', 'cinnabar', 'ochre'].flatMap((ink) => [
  ...papers.map((paper) => `${ink} on ${paper}`),
  `${ink} on ${ink}-soft`,
]);
/** A link in a notice, and in one's own words. */
const links = softs.map((paper) => `pine on ${paper}`);

const used = [...new Set([...pairsInClasses(), ...onEveryPaper, ...coloured, ...links])];

describe('text on what it stands on', () => {
  it('is found in the classes of the pages', () => {
    const found = pairsInClasses();
    expect(found).toContain('pine on pine-soft');
    expect(found).toContain('pine-ink on pine');
  });

  it.each(used.toSorted())('%s has enough contrast in both themes', (pair) => {
    const [text = '', background = ''] = pair.split(' on ');
    for (const theme of ['light', 'dark'] as const) {
      const [textName = ''] = text.split('/');
      const found = contrast(tokenOf(textName, theme), backgroundOf(background, theme));
      expect(found, `${pair}, ${theme}`).toBeGreaterThanOrEqual(textContrastMin);
    }
  });
});
