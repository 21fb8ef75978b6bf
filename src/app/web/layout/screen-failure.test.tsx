import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { KitRoot } from '#platform/web/ui/kit-root.tsx';

import { router as product } from '../router.tsx';

/** A part of a page that can be drawn only after the fault is mended. */
let isBroken = true;
function Page() {
  if (isBroken) throw new Error('cannot be drawn');
  return <h1>画好了</h1>;
}

let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  isBroken = true;
  // React reports every error that a boundary takes.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failed = () => screen.findByRole('heading', { level: 1, name: '页面没能显示出来' });
const button = (name: string) => screen.getByRole('button', { name });

describe('a screen that cannot be drawn', () => {
  async function openBroken() {
    const root = createRootRoute();
    const start = createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => <h1>起点</h1>,
    });
    const broken = createRoute({ getParentRoute: () => root, path: '/broken', component: Page });
    const { defaultErrorComponent } = product.options;
    if (!defaultErrorComponent) throw new Error('the product draws no failure');
    const router = createRouter({
      routeTree: root.addChildren([start, broken]),
      history: createMemoryHistory({ initialEntries: ['/', '/broken'] }),
      defaultErrorComponent,
    });
    render(
      <KitRoot>
        <RouterProvider router={router} />
      </KitRoot>,
    );
    await failed();
    return userEvent.setup();
  }

  it('is drawn when trying again succeeds', async () => {
    const user = await openBroken();
    await user.click(button('重试'));
    await failed();
    isBroken = false;
    await user.click(button('重试'));
    expect(await screen.findByRole('heading', { name: '画好了' })).toBeTruthy();
  });

  it('can be reloaded', async () => {
    const user = await openBroken();
    await user.click(button('重新加载'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leads back to where somebody came from', async () => {
    const user = await openBroken();
    await user.click(button('返回'));
    expect(await screen.findByRole('heading', { name: '起点' })).toBeTruthy();
  });
});

describe('an app that cannot be drawn at all', () => {
  it('offers the same three ways', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    render(
      <KitRoot>
        <Page />
      </KitRoot>,
    );
    await failed();
    const user = userEvent.setup();
    await user.click(button('重新加载'));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(button('返回'));
    expect(back).toHaveBeenCalledOnce();
    isBroken = false;
    await user.click(button('重试'));
    expect(await screen.findByRole('heading', { name: '画好了' })).toBeTruthy();
  });
});
