import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { modelEndpoints } from '#features/models/contract.ts';
import { noNetwork } from './scripted-answers.ts';
import { checkLeftovers } from './page-leftovers.ts';
import { ScriptedServer } from './scripted-server.ts';

const leftBehind = (): Promise<void> => checkLeftovers(0);
const aMinuteMs = 60_000;

describe('the check for leftovers', () => {
  it('names a timer and the place where it was started', async () => {
    const timer = setTimeout(() => undefined, aMinuteMs);
    onTestFinished(() => clearTimeout(timer));
    await expect(leftBehind()).rejects.toThrow(/a timer\n.*leftovers\.test\.tsx/);
  });

  it('names a call of a page that waits for its answer', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    onTestFinished(() => resolve(null));
    const server = new ScriptedServer({ getModelsConfig: () => promise.then(() => noNetwork) });
    void server.fetch(modelEndpoints.getModelsConfig.path).catch(() => undefined);
    await expect(leftBehind()).rejects.toThrow('the call getModelsConfig');
  });

  it('names a request that does not go through a scripted server', async () => {
    void fetch('data:text/plain,x').catch(() => undefined);
    await expect(leftBehind()).rejects.toThrow('a request to data:text/plain,x');
  });

  it('names a mounted tree', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => act(() => root.unmount()));
    act(() => root.render(<p>还在</p>));
    await expect(leftBehind()).rejects.toThrow('a mounted tree: <div><p>还在</p></div>');
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  it.fails('fails a test that passes otherwise', () => {
    timer = setTimeout(() => undefined, aMinuteMs);
    expect(timer).toBeDefined();
  });

  it('does not fail the next test', async () => {
    await expect(checkLeftovers()).resolves.toBeUndefined();
    clearTimeout(timer);
  });
});
