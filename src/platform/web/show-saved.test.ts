import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { showSaved } from './show-saved.ts';

test('a read that began before a change and is answered after it does not replace it', async () => {
  const cache = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const query = { queryKey: ['theme'] as never, queryFn: () => answer.promise };
  const observer = new QueryObserver<string>(cache, query);
  const stop = observer.subscribe(() => undefined);

  await showSaved<string>(cache, query, 'dark');
  answer.resolve('light');
  await answer.promise;
  await cache.cancelQueries();

  expect(observer.getCurrentResult().data).toBe('dark');
  stop();
});
