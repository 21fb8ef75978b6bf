// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { notifications } from '../notify.ts';
import { lateDialog } from './late-dialog.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Dialog = () => createElement('p', null, 'the dialog');

it('closes again with a message when it cannot be loaded, and opens once it can', async () => {
  const fetch = vi
    .fn<() => Promise<{ default: typeof Dialog }>>(() => Promise.resolve({ default: Dialog }))
    .mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  const Late = lateDialog(fetch);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    const open = createElement('button', { onClick: () => setOpen(true) }, 'open');
    const dialog = isOpen && createElement(Late, { onClose: () => setOpen(false) });
    return createElement('main', null, open, dialog);
  };
  const page = document.createElement('div');
  const root = createRoot(page);
  const press = () =>
    act(async () => {
      page.querySelector('button')?.click();
      await Promise.resolve();
    });
  await act(async () => {
    root.render(createElement(Page));
    await Promise.resolve();
  });
  await press();
  expect(page.textContent).toBe('open');
  expect(notifications.get().map(({ type }) => type)).toEqual(['error']);
  await press();
  expect(page.textContent).toBe('openthe dialog');
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
});
