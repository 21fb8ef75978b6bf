// The product counts days in China time, a fixed offset without daylight saving since 1991.
import type { Language } from './define-texts.ts';

const offsetMs = 8 * 3_600_000;

const chinaIso = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString();

/** `2026-03-02`: the date in China. */
export const chinaDay = (at: Date): string => chinaIso(at).slice(0, 10);

/** The date in China by its numbers. */
export function chinaDate(at: Date): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = chinaDay(at).split('-').map(Number);
  return { year, month, day };
}

/** `2026-03-02 16:05:09`: the time in China. */
export const chinaSecond = (at: Date): string => chinaIso(at).slice(0, 19).replace('T', ' ');

/** `2026-03-02 16:05`: the time in China. */
export const chinaTime = (at: Date): string => chinaSecond(at).slice(0, 16);

/** The instant at which a day, `2026-03-02`, begins in China. */
export const chinaDayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** `2026年3月2日 16:05`: the time in China, formatted for a language. */
export const chinaMoment = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(at);
