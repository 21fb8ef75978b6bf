import * as z from 'zod/mini';
import { maskedText, proposals } from '#features/masking/contract.ts';
import { session } from '#features/sessions/contract.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idField, idParam, textField } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import * as rules from './rules.ts';
import * as share from './share-schemas.ts';
import { text } from './share-schemas.ts';

export type {
  CommentThread,
  MyShare,
  MyShareDetail,
  ShareConsent,
  SharedComment,
  SharedMessage,
  ShareOutline,
  SharedSession,
} from './share-schemas.ts';

const one = z.object({ id: idParam });
const minuteMs = 60_000;
const by = 'account' as const;
const done = z.object({ done: z.boolean() });

export const sharingEndpoints = defineEndpoints({
  listSharedSessions: {
    method: 'GET',
    path: '/ai/api/shared-sessions/',
    access: 'agreed',
    summary: 'Approved public shares, by search words, tag and order',
    limits: [{ name: 'share-hall', max: 240, windowMs: minuteMs, by }],
    query: z.object({
      ...pageQuery(rules.hallPageSize),
      search: z._default(
        textField({ max: rules.hallSearchCharsMax, tooLong: text((t) => t.searchTooLong) }),
        '',
      ),
      tag: z._default(textField({ max: rules.shareTagCharsMax * 2 }), ''),
      sort: z._default(z.enum(rules.hallSorts), 'new'),
    }),
    reply: pageOf(share.sharedSession),
  },
  listMyShares: {
    method: 'GET',
    path: '/ai/api/shared-sessions/my_shared/',
    access: 'agreed',
    summary: "The caller's own shares in every state, newest submission first",
    query: z.object(pageQuery(rules.mySharesPageSize)),
    reply: pageOf(share.myShare),
  },
  getMyShare: {
    method: 'GET',
    path: '/ai/api/shared-sessions/my_shared/:id/',
    access: 'agreed',
    summary: "One of the caller's own shares, with proposed masks",
    params: one,
    reply: share.myShareDetail,
  },
  getShareNews: {
    method: 'GET',
    path: '/ai/api/shared-sessions/news/',
    access: 'agreed',
    summary: "The number of decisions on the caller's shares since the last visit",
    reply: z.object({ decisions: z.int() }),
  },
  acceptShareNews: {
    method: 'POST',
    path: '/ai/api/shared-sessions/news/seen/',
    access: 'agreed',
    summary: 'Mark the decisions as seen',
    reply: done,
  },
  listShareTags: {
    method: 'GET',
    path: '/ai/api/shared-sessions/tags/',
    access: 'agreed',
    summary: 'Tags of listed shares, the most used first',
    query: z.object({ search: z._default(textField({ max: rules.shareTagCharsMax * 2 }), '') }),
    reply: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  },
  getSharedSession: {
    method: 'GET',
    path: '/ai/api/shared-sessions/:id/',
    access: 'agreed',
    summary: 'One share: approved and public, or the own one; counts one view a day',
    params: one,
    reply: share.sharedSession,
  },
  previewShare: {
    method: 'POST',
    path: '/ai/api/sessions/:id/share/preview/',
    access: 'agreed',
    summary: 'Preview of a share, with proposed masks and the consent text',
    limits: [{ name: 'share-preview', max: 60, windowMs: minuteMs, by }],
    params: one,
    body: z.object({
      title: z._default(textField({ max: rules.shareTitleCharsMax }), ''),
      description: z._default(share.description, ''),
      tags: z._default(share.tags, []),
      messageIds: z.optional(share.messageIds),
    }),
    reply: z.object({
      title: maskedText,
      description: maskedText,
      tags: proposals.shape.tags,
      /** Ids are those of the session's messages. */
      messages: z.array(
        z.object({
          id: z.int(),
          role: share.role,
          createdAt: z.string(),
          ...maskedText.shape,
        }),
      ),
      knownNames: share.knownNames,
      consent: share.consent,
    }),
  },
  shareSession: {
    method: 'POST',
    path: '/ai/api/sessions/:id/share/',
    access: 'agreed',
    summary:
      'Submit a copy of selected messages for review; without masks all proposed ones are applied',
    limits: [{ name: 'share', max: 20, windowMs: 60 * minuteMs, by }],
    errors: ['agreement_outdated'],
    params: one,
    body: z.object({
      ...share.described,
      messageIds: z.optional(share.messageIds),
      masks: z.optional(share.chosenMasks),
    }),
    bodyBytesMax: rules.maskedBodyBytesMax,
    reply: share.myShare,
  },
  shareAsStaff: {
    method: 'POST',
    path: '/ai/admin/share/:id/',
    access: 'staff',
    summary:
      "Share one of the staff member's own sessions, approved at once, with all proposed masks",
    errors: ['agreement_outdated'],
    params: one,
    body: z.object({
      ...share.described,
      title: z.optional(share.title),
      isPublic: z._default(z.boolean(), true),
    }),
    reply: share.myShare,
  },
  updateShare: {
    method: 'PUT',
    path: '/ai/api/shared-sessions/:id/update/',
    access: 'agreed',
    summary: 'Edit an own share and resubmit it; messages can be masked further or removed',
    limits: [{ name: 'share-update', max: 60, windowMs: 60 * minuteMs, by }],
    errors: ['agreement_outdated'],
    params: one,
    body: z.object({ ...share.described, messages: z.optional(share.keptMessages) }),
    bodyBytesMax: rules.maskedBodyBytesMax,
    reply: share.myShare,
  },
  withdrawShare: {
    method: 'POST',
    path: '/ai/api/shared-sessions/:id/withdraw/',
    access: 'agreed',
    summary: 'Withdraw an own share; only the author sees it from then on',
    params: one,
    reply: share.myShare,
  },
  submitShareAgain: {
    method: 'POST',
    path: '/ai/api/shared-sessions/:id/share-again/',
    access: 'agreed',
    summary: 'Resubmit an own withdrawn or rejected share unchanged',
    limits: [{ name: 'share-update', max: 60, windowMs: 60 * minuteMs, by }],
    errors: ['agreement_outdated'],
    params: one,
    body: z.object({ consentVersion: z.optional(textField({ max: 20 })) }),
    reply: share.myShare,
  },
  deleteShare: {
    method: 'DELETE',
    path: '/ai/api/shared-sessions/:id/delete/',
    access: 'agreed',
    summary: 'Permanently delete an own share with its likes and comments',
    params: one,
    reply: z.object({ deleted: z.boolean() }),
  },
  continueShare: {
    method: 'POST',
    path: '/ai/api/shared-sessions/:id/continue/',
    access: 'agreed',
    summary: "Start a session that quotes a share; it is never treated as the caller's own text",
    limits: [{ name: 'continue-share', max: 60, windowMs: 60 * minuteMs, by }],
    params: one,
    reply: session,
  },
  toggleLike: {
    method: 'POST',
    path: '/ai/api/shared-sessions/:id/like/',
    access: 'agreed',
    summary: 'Toggle a like',
    limits: [{ name: 'share-like', max: 120, windowMs: minuteMs, by }],
    params: one,
    reply: z.object({ isLiked: z.boolean(), likeCount: z.int() }),
  },
  createComment: {
    method: 'POST',
    path: '/ai/api/shared-sessions/:id/comment/',
    access: 'agreed',
    summary:
      'Comment on a share or reply to a comment or a reply; held for review when a rule matches',
    limits: [{ name: 'share-comment', max: 20, windowMs: 10 * minuteMs, by }],
    params: one,
    body: z.object({
      content: textField({
        max: rules.commentCharsMax,
        required: text((t) => t.commentRequired),
        tooLong: text((t) => t.commentTooLong),
      }),
      parent_id: z.optional(z.nullable(idField)),
      isAnonymous: z._default(z.boolean(), false),
    }),
    reply: z.object({ comment: share.comment, totalComments: z.int() }),
  },
  deleteComment: {
    method: 'DELETE',
    path: '/ai/comment/:id/delete/',
    access: 'agreed',
    summary: 'Delete an own comment; staff can delete any',
    params: one,
    reply: z.object({ deleted: z.boolean(), totalComments: z.int() }),
  },
  listComments: {
    method: 'GET',
    path: '/ai/shared/:id/comments/',
    access: 'agreed',
    summary: 'The comments of a share, newest first, each with its replies, oldest first',
    params: one,
    query: z.object(pageQuery(rules.commentPageSize)),
    reply: pageOf(share.commentThread),
  },
  listReplies: {
    method: 'GET',
    path: '/ai/comment/:id/replies/',
    access: 'agreed',
    summary: 'The replies to a comment, oldest first',
    params: one,
    query: z.object(pageQuery(rules.replyPageSize)),
    reply: pageOf(share.comment),
  },
  reportShare: {
    method: 'POST',
    path: '/ai/api/shared-sessions/:id/report/',
    access: 'agreed',
    summary: 'Report a share to staff',
    limits: [{ name: 'report', max: 20, windowMs: 60 * minuteMs, by }],
    params: one,
    body: share.reportBody,
    reply: done,
  },
  reportComment: {
    method: 'POST',
    path: '/ai/comment/:id/report/',
    access: 'agreed',
    summary: 'Report a comment or a reply to staff',
    limits: [{ name: 'report', max: 20, windowMs: 60 * minuteMs, by }],
    params: one,
    body: share.reportBody,
    reply: done,
  },
});
