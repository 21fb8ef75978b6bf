import { confirm } from '#platform/web/confirm.ts';
import type { ConfirmRequest } from '#platform/web/confirm-request.ts';
import { CallError } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';

import { localModel } from '#features/models/rules.ts';
import { isOpeningSummary, undoMs } from '../rules.ts';
import type { actionTexts } from './action-texts.ts';
import { copyAndSay } from './copy-text.ts';
import { messageApi } from './message-api.ts';
import type { ShownMessage } from './shown-messages.ts';

/** What can be done with a message; one and the same object as long as the page is open. */
export type MessageActions = {
  returnTo: (message: ShownMessage) => Promise<void>;
  remove: (message: ShownMessage) => Promise<void>;
  /** True once they are deleted. */
  removeChosen: (ids: readonly number[]) => Promise<boolean>;
  copy: (message: ShownMessage) => Promise<void>;
  /** Sends the question of a reply again, replacing both. */
  writeAnew: (reply: ShownMessage) => Promise<void>;
};

/** The page as it is when something is done. */
type ActionsPage = {
  texts: (typeof actionTexts)['zh-CN'];
  shown: readonly ShownMessage[];
  hide: (ids: readonly number[]) => void;
  unhide: (ids: readonly number[]) => void;
  /** Reads again whatever comes from messages. */
  reread: () => void;
  /** What is in the input by now. */
  readDraft: () => string;
  writeDraft: (text: string) => void;
  focusInput: () => void;
  send: (content: string) => void;
};

/** The built-in engine, and the answers of the safety layer. */
const fixedModels: ReadonlySet<string> = new Set([localModel, 'triage']);

/** Whether another reply to the same words could differ: the built-in engine always answers the same. */
export const canWriteAnew = ({ model, status }: ShownMessage): boolean =>
  model !== null && !fixedModels.has(model) && status !== 'failed';

/** Whether it may be chosen and deleted: stored, and not the summary a session begins with (MSG-3). */
export const isChangeable = (message: ShownMessage): boolean =>
  !isOpeningSummary(message) && !message.isTemporary && message.status !== 'streaming';

type Removal = {
  ask: ConfirmRequest;
  ids: readonly number[];
  call: () => Promise<{ messageIds: number[] }>;
  done: string;
  failed: string;
};

export type ActionsHandle = {
  actions: MessageActions;
  /** Gives the actions the page as it is now; called after each of its changes. */
  update: (host: ActionsPage) => void;
};

/** Actions that stay the same objects while the page changes. */
export function createMessageActions(): ActionsHandle {
  let page: ActionsPage | null = null;
  const host = (): ActionsPage => {
    if (!page) throw new Error('nothing can be done before the page is drawn');
    return page;
  };
  const actions: MessageActions = {
    remove: async ({ id }) => {
      const { texts } = host();
      await remove(host(), {
        ask: danger(texts.deleteTitle, texts.deleteLoss, texts.delete),
        ids: [id],
        call: () => messageApi.deleteMessage({ params: { id } }),
        done: texts.deleted,
        failed: texts.deleteFailed,
      });
    },
    removeChosen: (ids) => {
      const { texts } = host();
      const count = ids.length;
      return remove(host(), {
        ask: danger(texts.chosenTitle(count), texts.chosenLoss, texts.delete),
        ids,
        call: () => messageApi.deleteMessages({ body: { message_ids: [...ids] } }),
        done: texts.chosenDeleted(count),
        failed: texts.chosenFailed,
      });
    },
    returnTo: (message) => returnTo(host(), message),
    copy: (message) => copy(host(), message),
    writeAnew: (reply) => writeAnew(host(), reply),
  };
  return {
    actions,
    update: (next) => {
      page = next;
    },
  };
}

/** The law wants the label on what is copied of an answer, too. */
async function copy({ texts }: ActionsPage, { role, content }: ShownMessage): Promise<void> {
  await copyAndSay(role === 'assistant' ? `${content}\n\n${texts.aiLabel}` : content, texts);
}

/** Deletes at once on the page; a refusal brings the messages back. */
async function remove(host: ActionsPage, removal: Removal): Promise<boolean> {
  if (!(await confirm(removal.ask))) return false;
  const gone = await tried(host, removal);
  if (!gone) return false;
  focusNear(host, removal.ids);
  offerUndo(host, gone.messageIds, removal.done, () => undefined);
  return true;
}

async function returnTo(host: ActionsPage, { id }: ShownMessage): Promise<void> {
  const { texts } = host;
  const ids = host.shown.flatMap((each) =>
    each.id >= id && !isOpeningSummary(each) ? [each.id] : [],
  );
  const ask = danger(texts.returnTitle, texts.returnLoss(ids.length), texts.returnHere);
  if (!(await confirm(ask))) return;
  const call = () => messageApi.deleteMessagesFrom({ params: { id } });
  const gone = await tried(host, { ids, call, failed: texts.returnFailed });
  if (!gone) return;
  // Nothing that was being written is lost: it follows what came back.
  const before = host.readDraft();
  const after = before === '' ? gone.content : `${gone.content}\n${before}`;
  host.writeDraft(after);
  host.focusInput();
  offerUndo(host, gone.messageIds, texts.returned(gone.messageIds.length), () => {
    if (host.readDraft() === after) host.writeDraft(before);
  });
}

async function writeAnew(host: ActionsPage, { id }: ShownMessage): Promise<void> {
  const { texts } = host;
  const question = host.shown.findLast((each) => each.id < id && each.role === 'user');
  if (!question) return;
  const ask = danger(texts.anewTitle, texts.anewLoss, texts.writeAnew);
  if (!(await confirm(ask))) return;
  const gone = await tried(host, {
    ids: host.shown.flatMap((each) => (each.id >= question.id ? [each.id] : [])),
    call: () => messageApi.deleteMessagesFrom({ params: { id: question.id } }),
    failed: texts.anewFailed,
  });
  if (gone) host.send(gone.content);
}

async function tried<T>(
  host: ActionsPage,
  work: { ids: readonly number[]; call: () => Promise<T>; failed: string },
): Promise<T | null> {
  host.hide(work.ids);
  try {
    return await work.call();
  } catch (error) {
    host.unhide(work.ids);
    notifyFailure(error, work.failed);
    return null;
  } finally {
    host.reread();
  }
}

function offerUndo(
  host: ActionsPage,
  ids: readonly number[],
  message: string,
  onUndone: () => void,
): void {
  const { texts } = host;
  const undo = async (): Promise<void> => {
    try {
      await messageApi.restoreMessages({ body: { message_ids: [...ids] } });
      onUndone();
      host.unhide(ids);
      notify({ type: 'success', message: texts.undone });
    } catch (error) {
      notifyFailure(error, texts.undoFailed);
    } finally {
      host.reread();
    }
  };
  const action = { label: texts.undo, run: () => void undo() };
  // Gone already, from elsewhere: there is nothing of ours to undo.
  notify({ type: 'success', message, durationMs: undoMs, ...(ids.length > 0 && { action }) });
}

/** A refusal has its reason; anything else gets a text of ours (PAGE-22). */
function notifyFailure(error: unknown, fallback: string): void {
  const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500;
  notify({ type: 'error', message: isRefusal ? error.text : fallback });
}

/** The keyboard focus moves to the message after the deleted one, or before it. */
function focusNear(host: ActionsPage, ids: readonly number[]): void {
  const shown = host.shown;
  const last = Math.max(...ids);
  const left = shown.filter(({ id }) => !ids.includes(id));
  const near = left.find(({ id }) => id > last) ?? left.at(-1);
  const article = near && document.querySelector<HTMLElement>(`[data-message="${near.id}"]`);
  if (!article) {
    host.focusInput();
    return;
  }
  article.tabIndex = -1;
  article.focus({ preventScroll: true });
}

const danger = (title: string, description: string, confirmLabel: string): ConfirmRequest => ({
  title,
  description,
  confirmLabel,
  tone: 'danger',
});
