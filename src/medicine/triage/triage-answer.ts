import type { Hotline } from '../knowledge/hotlines.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import type { Alarm, Triage } from './triage.ts';

const adviceMax = 2;

function line(hotlines: readonly Hotline[], id: Hotline['id'], fallback: string): string {
  return hotlines.find((hotline) => hotline.id === id)?.number ?? fallback;
}

function adviceOf(alarms: readonly Alarm[]): string {
  const advice = new Set(alarms.map(({ group }) => redFlagGroup(group)?.advice ?? ''));
  return [...advice].filter(Boolean).slice(0, adviceMax).join('\n\n');
}

function quoted(alarms: readonly Alarm[]): string {
  const words = [...new Set(alarms.map((alarm) => alarm.words.trim()).filter(Boolean))].slice(0, 2);
  return words.length === 0 ? '您说的情况' : `您说到“${words.join('”“')}”，这种情况`;
}

function emergencyText(alarms: readonly Alarm[], hotlines: readonly Hotline[]): string {
  const number = line(hotlines, 'emergency', '120');
  const advice = adviceOf(alarms);
  return [
    `**${quoted(alarms)}可能有生命危险，请现在拨打 ${number}，或让身边的人马上送去最近的医院急诊。** 先不要吃中药，也不要等它自己好。`,
    ...(advice === '' ? [] : [advice]),
    '我可以继续陪您把要告诉医生的话记下来：什么时候开始的，现在怎样，有什么病，在吃什么药。',
  ].join('\n\n');
}

function crisisText(alarms: readonly Alarm[], hotlines: readonly Hotline[]): string {
  const local = hotlines.filter(({ id }) => id === 'beijing-crisis' || id === 'hope24');
  const more = local.map(({ name, number }) => `${name} ${number}`).join('，');
  const advice = adviceOf(alarms);
  return [
    '谢谢您愿意说出来。能听得出您现在很难受，这不是您的错，也不必一个人扛着。',
    '我想先问一句：**您现在安全吗？身边有没有可以伤到自己或别人的东西？** 如果有，请先把它拿远，或者离开那个地方；请马上联系一个您信得过的人，让他陪在身边。',
    ...(advice === '' ? [] : [advice]),
    `可以随时打电话，有人会听您说：\n\n- ${line(hotlines, 'psychological', '12356')} 全国统一心理援助热线\n- ${line(hotlines, 'youth', '12355')} 青少年服务热线${more === '' ? '' : `\n- ${more}`}`,
    `如果已经受伤、吃了药，或者快要控制不住，请立即拨打 ${line(hotlines, 'emergency', '120')} 或 ${line(hotlines, 'police', '110')}。`,
    '我在这里，您愿意的话，可以接着说说发生了什么。',
  ].join('\n\n');
}

function safetyText(hotlines: readonly Hotline[]): string {
  return [
    '谢谢您告诉我。任何人都没有权利这样对待您或您身边的人，这不是受害的人的错。',
    `**如果现在有危险，请先离开或躲到能锁门、有人的地方，拨打 ${line(hotlines, 'police', '110')}；受伤了拨打 ${line(hotlines, 'emergency', '120')}。** 不方便说话时，可以发短信到 ${line(hotlines, 'police-sms', '12110')} 报警。`,
    `可以求助：\n\n- ${line(hotlines, 'women', '12338')} 妇女维权服务热线\n- ${line(hotlines, 'youth', '12355')} 青少年服务热线`,
    '方便又安全的时候，请留住证据：伤处的照片、就诊记录、聊天记录和报警回执。受了伤要去医院，并告诉医生是怎么伤的。',
    '您愿意的话，可以接着说说现在的情况，我陪您理一理下一步。',
  ].join('\n\n');
}

function urgentText(alarms: readonly Alarm[], hotlines: readonly Hotline[]): string {
  const advice = adviceOf(alarms);
  return [
    `**${quoted(alarms)}需要尽快当面检查，请在24小时内去医院。** 没看医生之前，先不要自己吃中药。`,
    ...(advice === '' ? [] : [advice]),
    `要是突然加重、喘不上气、意识不清、剧烈疼痛或大量出血，请立即拨打 ${line(hotlines, 'emergency', '120')}。`,
  ].join('\n\n');
}

/**
 * What we answer to a triage that is not routine: Markdown in our own words, never with a formula.
 * Several kinds of danger are all answered, the gravest first. Empty for a routine triage.
 */
export function triageAnswer(triage: Triage, hotlines: readonly Hotline[]): string {
  const of = (level: Alarm['level']): Alarm[] =>
    triage.alarms.filter((alarm) => alarm.level === level);
  const texts: string[] = [];
  if (of('emergency').length > 0) texts.push(emergencyText(of('emergency'), hotlines));
  if (of('crisis').length > 0) texts.push(crisisText(of('crisis'), hotlines));
  if (of('safety').length > 0) texts.push(safetyText(hotlines));
  if (texts.length === 0 && of('urgent').length > 0) texts.push(urgentText(of('urgent'), hotlines));
  return texts.join('\n\n');
}
