import type { Handlers } from '#platform/server/handler.ts';
import type { messageEndpoints } from '../contract.ts';
import { cancelReply } from './cancel-reply.ts';
import { deleteMessage } from './delete-message.ts';
import { deleteMessages } from './delete-messages.ts';
import { deleteMessagesFrom } from './delete-messages-from.ts';
import { followReply } from './follow-reply.ts';
import { getRealtimeChat } from './get-realtime-chat.ts';
import { giveFeedback } from './give-feedback.ts';
import { listMessages } from './list-messages.ts';
import { loadOldMessages } from './load-old-messages.ts';
import type { MessageServices } from './message-services.ts';
import { resumeReply } from './resume-reply.ts';
import { restoreMessages } from './restore-messages.ts';
import { sendMessage } from './send-message.ts';
import { withdrawFeedback } from './withdraw-feedback.ts';

export const messageHandlers: Handlers<typeof messageEndpoints, MessageServices> = {
  sendMessage,
  followReply,
  resumeReply,
  getRealtimeChat,
  cancelReply,
  deleteMessage,
  deleteMessages,
  deleteMessagesFrom,
  restoreMessages,
  giveFeedback,
  withdrawFeedback,
  listMessages,
  loadOldMessages,
};
