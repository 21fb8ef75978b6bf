import type { Handlers } from '#platform/server/handler.ts';
import type { sharingEndpoints } from '../contract.ts';
import { acceptShareNews } from './accept-share-news.ts';
import { continueShare } from './continue-share.ts';
import { createComment } from './create-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteShare } from './delete-share.ts';
import { getMyShare } from './get-my-share.ts';
import { getShareNews } from './get-share-news.ts';
import { getSharedSession } from './get-shared-session.ts';
import { listComments } from './list-comments.ts';
import { listMyShares } from './list-my-shares.ts';
import { listReplies } from './list-replies.ts';
import { listShareTags } from './list-share-tags.ts';
import { listSharedSessions } from './list-shared-sessions.ts';
import { previewShare } from './preview-share.ts';
import { reportComment } from './report-comment.ts';
import { reportShare } from './report-share.ts';
import { shareAsStaff } from './share-as-staff.ts';
import { shareSession } from './share-session.ts';
import { submitShareAgain } from './submit-share-again.ts';
import { toggleLike } from './toggle-like.ts';
import { updateShare } from './update-share.ts';
import { withdrawShare } from './withdraw-share.ts';
import type { SharingServices } from './sharing-services.ts';

export const sharingHandlers: Handlers<typeof sharingEndpoints, SharingServices> = {
  listSharedSessions,
  listMyShares,
  getMyShare,
  getShareNews,
  acceptShareNews,
  listShareTags,
  getSharedSession,
  previewShare,
  shareSession,
  shareAsStaff,
  updateShare,
  withdrawShare,
  submitShareAgain,
  deleteShare,
  continueShare,
  toggleLike,
  createComment,
  deleteComment,
  listComments,
  listReplies,
  reportShare,
  reportComment,
};
