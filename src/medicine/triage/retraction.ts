export type Retraction = {
  /** What of this text ends before here is taken back. */
  start: number;
  /** Whether the words before it lie in an earlier message. */
  isAboutEarlier: boolean;
};

const slip =
  /打错(?:字|了)|说错了?|写错了?|发错(?:人|了|消息)|口误|记错了?|(?<!(?:你|您|是不是)[^，。！？]{0,4})搞错了|点错了|选错了|输错了|按错了|手滑|啊不(?:是|对)|哦不(?:是|对)?|不对[，]|语音(?:识别|转)(?:错|的)|自动(?:纠错|更正)|更正(?:一下)?/u;
/** 我说的是以前, 刚才说的晕倒是去年的事 */
const otherTime =
  /(?:我|刚才|刚刚|前面|上面|之前)(?:刚才|前面|上面)?(?:说|讲|写|提)(?:的|到的)?[^，。！？]{0,8}(?:是|都是|指)(?:的是)?[^，。！？]{0,4}(?:以前|去年|前年|小时候|年轻|过去|[\d一二两三四五六七八九十几]+个?(?:年|月)前|上个月|别人|朋友|电视|小说|剧)/u;
const unmeant =
  /(?:那句|那条|刚才那|上一(?:条|句))[^，。！？]{0,6}(?:别当真|不算|当我没说|作废|删)/u;
/** A retraction that stands this near the beginning is about the message before. */
const leadMax = 12;

/** Words that take back what stands before them in a normalised text, if there are any. */
export function retractionIn(text: string): Retraction | null {
  const found = [slip, otherTime, unmeant]
    .map((pattern) => pattern.exec(text))
    .filter((match) => match !== null);
  if (found.length === 0) return null;
  const start = Math.max(...found.map(({ index }) => index));
  return { start, isAboutEarlier: Math.min(...found.map(({ index }) => index)) <= leadMax };
}
