import type { Hotline } from '../knowledge/hotlines.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import { triageTexts } from './texts.ts';
import type { Alarm, Triage } from './triage.ts';

const adviceMax = 2;
const quotedMax = 2;

function line(hotlines: readonly Hotline[], id: Hotline['id'], fallback: string): string {
  return hotlines.find((hotline) => hotline.id === id)?.number ?? fallback;
}

function adviceOf(alarms: readonly Alarm[]): string {
  const advice = new Set(alarms.map(({ group }) => redFlagGroup(group)?.advice ?? ''));
  return [...advice].filter(Boolean).slice(0, adviceMax).join('\n\n');
}

function quoted(alarms: readonly Alarm[]): string {
  const words = [...new Set(alarms.map((alarm) => alarm.words.trim()).filter(Boolean))];
  // Of two that hold one another, the shorter is what it is about.
  const apart = words.filter((each) => !words.some((one) => one !== each && each.includes(one)));
  return apart.length === 0 ? triageTexts.situation : triageTexts.quoted(apart.slice(0, quotedMax));
}

function emergencyText(alarms: readonly Alarm[], hotlines: readonly Hotline[]): string {
  const number = line(hotlines, 'emergency', '120');
  const advice = adviceOf(alarms);
  return [
    triageTexts.emergency(quoted(alarms), number),
    ...(advice === '' ? [] : [advice]),
    triageTexts.emergencyStay,
  ].join('\n\n');
}

function crisisText(
  alarms: readonly Alarm[],
  hotlines: readonly Hotline[],
  isOfAnother: boolean,
): string {
  const local = hotlines.filter(({ id }) => id === 'beijing-crisis' || id === 'hope24');
  const more = local.map(({ name, number }) => `${name} ${number}`).join('，');
  const advice = adviceOf(alarms);
  return [
    isOfAnother ? triageTexts.crisisThanksOther : triageTexts.crisisThanks,
    crisisQuestion(isOfAnother),
    ...(advice === '' ? [] : [advice]),
    triageTexts.crisisLines(
      line(hotlines, 'psychological', '12356'),
      line(hotlines, 'youth', '12355'),
      more,
    ),
    triageTexts.crisisNow(line(hotlines, 'emergency', '120'), line(hotlines, 'police', '110')),
    triageTexts.crisisStay,
  ].join('\n\n');
}

/** What is asked of somebody who despairs, or who tells of another that does. */
export const crisisQuestion = (isOfAnother: boolean): string =>
  isOfAnother ? triageTexts.crisisSafeOther : triageTexts.crisisSafe;

function safetyText(hotlines: readonly Hotline[]): string {
  return [
    triageTexts.safetyThanks,
    triageTexts.safetyNow(
      line(hotlines, 'police', '110'),
      line(hotlines, 'emergency', '120'),
      line(hotlines, 'police-sms', '12110'),
    ),
    triageTexts.safetyLines(line(hotlines, 'women', '12338'), line(hotlines, 'youth', '12355')),
    triageTexts.safetyEvidence,
    triageTexts.safetyStay,
  ].join('\n\n');
}

function urgentText(alarms: readonly Alarm[], hotlines: readonly Hotline[]): string {
  const advice = adviceOf(alarms);
  return [
    triageTexts.urgent(quoted(alarms)),
    ...(advice === '' ? [] : [advice]),
    triageTexts.urgentSooner(line(hotlines, 'emergency', '120')),
  ].join('\n\n');
}

/**
 * What we answer to a triage that is not routine: Markdown in our own words, never with a formula.
 * Several kinds of danger are all answered, the gravest first. Empty for a routine triage.
 * @param isOfAnother whether it is another who despairs
 */
export function triageAnswer(
  triage: Pick<Triage, 'alarms'>,
  hotlines: readonly Hotline[],
  isOfAnother = false,
): string {
  const of = (level: Alarm['level']): Alarm[] =>
    triage.alarms.filter((alarm) => alarm.level === level);
  const texts: string[] = [];
  if (of('emergency').length > 0) texts.push(emergencyText(of('emergency'), hotlines));
  if (of('crisis').length > 0) texts.push(crisisText(of('crisis'), hotlines, isOfAnother));
  if (of('safety').length > 0) texts.push(safetyText(hotlines));
  if (texts.length === 0 && of('urgent').length > 0) texts.push(urgentText(of('urgent'), hotlines));
  return texts.join('\n\n');
}

/** What is answered to a yes that says not to which of several dangers. */
export const unclearAnswer = (hotlines: readonly Hotline[]): string =>
  [triageTexts.urgentUnclear, triageTexts.urgentSooner(line(hotlines, 'emergency', '120'))].join(
    '\n\n',
  );

/** Reminds of an alarm that is less than an emergency and was answered before. */
export function urgentReminder({ words }: Alarm, hotlines: readonly Hotline[]): string {
  return triageTexts.urgentAgain(words.trim(), line(hotlines, 'emergency', '120'));
}
