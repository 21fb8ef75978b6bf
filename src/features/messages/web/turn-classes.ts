/** Class names of a turn of the conversation, wherever one is drawn. */
export const turnClasses = {
  own: 'flex flex-col items-end',
  ownWords:
    'max-w-[min(38em,88%)] rounded-card rounded-tr-[3px] bg-pine-soft px-4 py-2.5 whitespace-pre-wrap text-ink',
  answer: 'flex flex-col items-start',
  answerWords:
    'w-full max-w-[41em] rounded-card rounded-tl-[3px] border border-line bg-surface px-4 py-3 sm:px-5',
  alarmWords:
    'w-full max-w-[41em] rounded-card rounded-tl-[3px] border border-l-4 border-cinnabar bg-surface px-4 py-3 sm:px-5',
  notice: 'rounded-card bg-sunken px-4 py-3',
  speaker: 'font-sans text-sm leading-snug font-normal text-muted',
} as const;
