import type { Language } from '#platform/contract/define-texts.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size for display: 23.4 MB. */
export function bytesText(bytes: number, language: Language): string {
  let value = bytes;
  let place = 0;
  while (value >= 1000 && place < units.length - 1) {
    value /= 1000;
    place += 1;
  }
  const unit = units[place] ?? 'byte';
  const shape = { style: 'unit', unit, maximumFractionDigits: value < 100 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, shape).format(value);
}
