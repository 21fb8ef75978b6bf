import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { expectAccessible } from './page-parts.ts';

it('reports an element that a screen reader could not name', async () => {
  const page = (label: string) => (
    <main>
      <h1>页面</h1>
      <button type="button" aria-label={label} />
    </main>
  );
  document.title = '页面';
  const { rerender } = render(page('关闭'));
  await expectAccessible();
  rerender(page(''));
  await expect(expectAccessible()).rejects.toThrow('to deeply equal []');
});
