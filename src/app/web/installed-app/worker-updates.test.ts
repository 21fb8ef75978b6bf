// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { busy } from '#platform/web/busy.ts';

import { whenFree } from './when-calm.ts';
import { askForUpdates, keepLooking, reloadOnUpdate, updateCheckMs } from './worker-updates.ts';

afterEach(() => vi.useRealTimers());

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(...sent: unknown[]) => void>();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
type Workers = { installing?: Worker; waiting?: Worker; active?: Worker };

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  constructor(workers: Workers = {}) {
    super();
    Object.assign(this, workers);
  }
  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
  get real(): ServiceWorkerRegistration {
    return this as unknown as ServiceWorkerRegistration;
  }
}
const inState = (state: string): Worker => Object.assign(new Worker(), { state });
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
const takeOver = [{ type: 'SKIP_WAITING' }, []];

describe('an update of the installed app', () => {
  it('is offered when a new version waits, and activated when the user agrees', async () => {
    const registration = new Registration({ active: inState('activated') });
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    askForUpdates(registration.real, { ask, whenFree });
    const found = new Worker();
    registration.find(found);
    expect(ask).not.toHaveBeenCalled();
    found.become('installed');
    await settled();
    expect(ask).toHaveBeenCalledOnce();
    expect(found.postMessage.mock.calls).toEqual([takeOver]);
  });

  it('is offered when it was waiting before the page opened', async () => {
    const waiting = inState('installed');
    const registration = new Registration({ active: inState('activated'), waiting });
    askForUpdates(registration.real, { ask: () => Promise.resolve(true), whenFree });
    await settled();
    expect(waiting.postMessage).toHaveBeenCalledOnce();
  });

  it('is not activated when the user postpones it, and is offered only once', async () => {
    const waiting = inState('installed');
    const registration = new Registration({ active: inState('activated'), waiting });
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    askForUpdates(registration.real, { ask, whenFree });
    await settled();
    waiting.become('activating');
    await settled();
    expect(ask).toHaveBeenCalledOnce();
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });

  it('is not offered for the very first version', async () => {
    const installing = new Worker();
    const registration = new Registration({ installing });
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    askForUpdates(registration.real, { ask, whenFree });
    installing.become('installed');
    await settled();
    expect(ask).not.toHaveBeenCalled();
  });

  it('waits until the running answer has ended', async () => {
    const waiting = inState('installed');
    const registration = new Registration({ active: inState('activated'), waiting });
    const end = busy.begin();
    askForUpdates(registration.real, { ask: () => Promise.resolve(true), whenFree });
    await settled();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    end();
    await settled();
    expect(waiting.postMessage).toHaveBeenCalledOnce();
  });

  it('is checked for when the page becomes visible again, at most once an hour', () => {
    vi.useFakeTimers();
    const registration = new Registration();
    let nowMs = 0;
    keepLooking(registration.real, { nowMs: () => nowMs });
    const lookAgain = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
    lookAgain();
    expect(registration.update).not.toHaveBeenCalled();
    nowMs = updateCheckMs;
    lookAgain();
    lookAgain();
    expect(registration.update).toHaveBeenCalledOnce();
    nowMs = 2 * updateCheckMs;
    vi.advanceTimersByTime(updateCheckMs);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe('a worker that becomes active', () => {
  const change = (container: EventTarget): boolean =>
    container.dispatchEvent(new Event('controllerchange'));
  const start = (hadWorker: boolean) => {
    const container = new EventTarget();
    const reload = vi.fn<() => void>();
    reloadOnUpdate(container as ServiceWorkerContainer, hadWorker, { whenFree, reload });
    return { container, reload };
  };

  it('reloads the page once when it is an update', async () => {
    const { container, reload } = start(true);
    change(container);
    change(container);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page when it is the first', async () => {
    const { container, reload } = start(false);
    change(container);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    change(container);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a running answer first', async () => {
    const { container, reload } = start(true);
    const end = busy.begin();
    change(container);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    end();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });
});
