import { tagCharsMax } from '#features/masking/rules.ts';

/** Bounds of shares and of comments on them (SHR-1). */
export const shareTitleCharsMax = 50;
export const shareDescriptionCharsMax = 500;
export const shareTagsMax = 5;
export const shareTagCharsMax = tagCharsMax;
export const shareMessagesMax = 200;
export const shareMasksMax = 2_000;
/** A body with that many masks, about 130 bytes each. */
export const maskedBodyBytesMax = 256 * 1024;
export const commentCharsMax = 1_000;
export const reportDetailsCharsMax = 500;
export const hallSearchCharsMax = 100;

export const hallPageSize = 12;
export const mySharesPageSize = 10;
export const commentPageSize = 10;

export const replyPageSize = 20;

/** Limits of a card: the description, the number of messages, and each message. */
export const hallPreviewCharsMax = 120;
export const sharedPreviewsMax = 2;
export const sharedPreviewCharsMax = 150;

/** Ages are shown as decades; all from the last one on together (years). */
export const ageBandYears = 10;
export const ageBandLast = 90;

export const outlineChanges = ['worse', 'same', 'better', 'gone'] as const;
export type OutlineChange = (typeof outlineChanges)[number];

export const hallSorts = ['new', 'liked', 'discussed'] as const;
export type HallSort = (typeof hallSorts)[number];

/** A withdrawn share is visible only to its author; the other three are those of SHR-8. */
export const shareStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

/** What a reviewer should check first; set by rules on submission. */
export const shareFlags = [
  'personal-data',
  'doses',
  'forbidden-herbs',
  'red-flags',
  'forbidden-claims',
] as const;
export type ShareFlag = (typeof shareFlags)[number];

/** Why a comment is held for review. */
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

/** Standard reasons for a rejection; a reviewer can write another one. */
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

/** Parses tags: trimmed, without #, without duplicates. */
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

/** Whether people other than the author may see the share. */
export function isListed(share: { status: ShareStatus; isPublic: boolean }): boolean {
  return share.status === 'approved' && share.isPublic;
}
