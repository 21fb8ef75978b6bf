import { expect, it } from 'vitest';
import { administrationEndpoints } from '#features/administration/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { startTestProduct } from '#test/product-harness.ts';

const environment = {
  HOTLINES: 'psychological:010-99999, women:99998',
  HOTLINES_CHECKED_ON: '2026-11-01',
};
const spoken = (text: string): string =>
  [...text.matchAll(/"content":"([^"]*)"/gu)].map(([, piece]) => piece).join('');

it('names the operator’s own helplines in a crisis, and shows staff when they were last checked', async () => {
  const product = await startTestProduct({ environment });
  try {
    const person = await product.signUp('visitor');
    const staff = await product.signUp('keeper', { staff: true });
    const sessionId = await product.openSession(person, '睡不好');
    const { text } = await product.ask('POST', messageEndpoints.sendMessage.path, {
      bearer: person.access,
      body: { session_id: sessionId, content: '觉得死了就好了，不想活了' },
    });
    const said = spoken(text);
    expect(said).toContain('010-99999');
    expect(said).not.toContain('12356');
    const { path } = administrationEndpoints.getOverview;
    const { json } = await product.ask('GET', path, { bearer: staff.access });
    expect(json['data']).toMatchObject({ hotlinesCheckedOn: '2026-11-01' });
  } finally {
    await product.close();
  }
});

it('names them when asking about possible despair', async () => {
  const product = await startTestProduct({ environment });
  try {
    const person = await product.signUp('visitor');
    const sessionId = await product.openSession(person, '很累');
    const { text } = await product.ask('POST', messageEndpoints.sendMessage.path, {
      bearer: person.access,
      body: { session_id: sessionId, content: '我这辈子就这样了，没盼头' },
    });
    expect(spoken(text)).toMatch(/010-99999[^]*想伤害自己/u);
    expect(spoken(text)).not.toContain('12356');
  } finally {
    await product.close();
  }
});
