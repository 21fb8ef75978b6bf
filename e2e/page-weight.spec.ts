import { kiloBytes, pageKiloBytesMax, weighPage } from '../test/page-weight.ts';
import { signInStorage } from '../test/product-people.ts';
import { expect, test } from './fixtures.ts';
import { converse, makeSession } from './people.ts';

test('the sign-in page and a conversation are drawn within their bounds of bytes @desktop', async ({
  browser,
  served: { product },
  person,
}) => {
  const login = await weighPage(browser, product.url, { path: '/login', stored: [] });
  expect(kiloBytes(login.before)).toBeLessThanOrEqual(pageKiloBytesMax.login);

  const id = await makeSession(product.url, person, '嗓子痛');
  await converse(product.url, person, id, ['昨天起嗓子痛，有点咳嗽。']);
  const stored = signInStorage(person);
  const chat = await weighPage(browser, product.url, { path: `/chat/${id}`, stored });
  expect(kiloBytes(chat.before)).toBeLessThanOrEqual(pageKiloBytesMax.chat);
});
