import { tagCharsMax } from '#features/masking/rules.ts';

/** Bounds of what is shared and of what is said about it (SHR-1). */
export const shareTitleCharsMax = 50;
export const shareDescriptionCharsMax = 500;
export const shareTagsMax = 5;
export const shareTagCharsMax = tagCharsMax;
export const shareMessagesMax = 200;
export const shareMasksMax = 2_000;
export const commentCharsMax = 1_000;
export const reportDetailsCharsMax = 500;
export const hallSearchCharsMax = 100;

export const hallPageSize = 12;
export const mySharesPageSize = 10;
export const commentPageSize = 10;
/** Replies shown with their comment, and read at once when more are asked for. */
export const repliesShown = 5;
export const replyPageSize = 20;
/** Shares that hold words are counted up to here; nobody pages further. */
export const sharedSearchCountMax = 1_000;
/** Tags the hall and the share dialog offer. */
export const suggestedTagsMax = 30;
/** A card shows this much of the description, of two messages and of each of them. */
export const hallPreviewCharsMax = 120;
export const sharedPreviewsMax = 2;
export const sharedPreviewCharsMax = 150;

/** Of a share taken into a session of one's own: characters of each message and of all of them. */
export const takenMessageCharsMax = 400;
export const takenCharsMax = 6_000;

/** Whoever looked at a share is kept for the day that a view counts, and no longer than this. */
export const viewKeptMs = 2 * 24 * 3_600_000;
/** Shares one account may have that are not withdrawn. */
export const sharesMax = 500;

/** What a publication was consented to; a new wording is a new version. */
export const shareConsentVersion = '1.0.0';

export const hallSorts = ['new', 'liked', 'discussed'] as const;
export type HallSort = (typeof hallSorts)[number];

/** A withdrawn share is nobody's but its author's; the other three are those of SHR-8. */
export const shareStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/** What a reviewer should look at first; found by rules when a share is submitted. */
export const shareFlags = [
  'personal-data',
  'doses',
  'forbidden-herbs',
  'red-flags',
  'forbidden-claims',
] as const;
export type ShareFlag = (typeof shareFlags)[number];

/** Why a comment waits for staff before anybody else sees it. */
export const holdRules = ['contact', 'drug-sale', 'abuse', 'medical-order'] as const;
export type HoldRule = (typeof holdRules)[number];

export const reportReasons = [
  'personal-data',
  'medical-harm',
  'drug-sale',
  'abuse',
  'spam',
  'illegal',
  'minor',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Templates of a refusal; a reviewer may write an own reason instead. */
export const rejectReasons = [
  'personal-data',
  'doses',
  'forbidden-herbs',
  'emergency',
  'advertising',
  'abuse',
  'not-a-case',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

const tagBreak = /[,，、;；\n]/;

/** Tags as they are kept: trimmed, without #, each once. */
export function readTags(tags: string | readonly string[]): string[] {
  const parts =
    typeof tags === 'string' ? tags.split(tagBreak) : tags.flatMap((t) => t.split(tagBreak));
  const names = parts.map((part) =>
    part
      .trim()
      .replace(/^[#＃]+/, '')
      .trim(),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Whether a visitor who is not the author may see the share. */
export function isListed(share: { status: ShareStatus; isPublic: boolean }): boolean {
  return share.status === 'approved' && share.isPublic;
}
