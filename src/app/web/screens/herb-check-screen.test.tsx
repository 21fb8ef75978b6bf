import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#platform/contract/app-error.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { family, familyPerson } from '#test/web/samples.ts';

const checked = {
  herbs: [],
  medicines: [],
  unknown: ['灵芝孢子'],
  findings: [],
  notice: '请由医师或药师决定。',
};
const mother = familyPerson({ id: 5, name: '妈妈' });

describe('the herb check in a family', () => {
  it('checks for the person that is chosen, and says so until another is', async () => {
    const { user, fill, server } = await openPage('/herb-check', {
      listPersons: family(mother),
      checkHerbs: checked,
    });
    const whom = await screen.findByLabelText('为谁查');
    await fill(screen.getByLabelText('中药清单'), '丹参');
    await user.click(screen.getByRole('button', { name: '查对' }));
    const results = await screen.findByRole('region', { name: '查对结果' });
    expect(results.textContent).toContain('用药人：本人');
    expect(server.calls('checkHerbs')[0]?.body).toEqual({ text: '丹参' });

    await user.selectOptions(whom, '妈妈');
    expect(within(results).getByText(/^上面改过了/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查对' }));
    await waitFor(() =>
      expect(server.calls('checkHerbs').at(-1)).toMatchObject({
        body: { text: '丹参', personId: 5 },
      }),
    );
    const hers = await screen.findByText(/^用药人：妈妈/);
    expect(hers).toBeTruthy();
    expect(screen.queryByText(/^上面改过了/)).toBeNull();
    await expectAccessible();
  });

  it('has nobody to choose where nobody is kept', async () => {
    const { user, fill } = await openPage('/herb-check', { checkHerbs: checked });
    await fill(await screen.findByLabelText('中药清单'), '丹参');
    await user.click(screen.getByRole('button', { name: '查对' }));
    await screen.findByRole('region', { name: '查对结果' });
    expect(screen.queryByLabelText('为谁查')).toBeNull();
    expect(screen.queryByText(/用药人：/)).toBeNull();
  });
});

describe('a checked list', () => {
  it('shows what was found, gravest first, what was not recognised, and that it was changed since', async () => {
    const { user, fill, server } = await openPage('/herb-check', {
      checkHerbs: {
        ...checked,
        findings: [
          {
            kind: 'incompatible',
            severity: 'danger',
            text: '附子、半夏不宜同用（十八反）。',
            source: '药典',
          },
          {
            kind: 'dose',
            severity: 'note',
            text: '黑顺片写的是 30 克，超过常用量。',
            source: '药典',
          },
        ],
      },
    });
    const check = async () => user.click(screen.getByRole('button', { name: '查对' }));
    const list = await screen.findByLabelText('中药清单');
    await expectAccessible();
    await check();
    expect(await screen.findByText('请写下要查对的药名')).toBeTruthy();
    expect(server.calls('checkHerbs')).toEqual([]);

    await fill(list, '黑顺片30克、法半夏9克、灵芝孢子');
    await fill('在用的西药', '华法林');
    await fill('用药人的年龄', '34');
    await user.click(screen.getByRole('switch', { name: /^怀孕，或可能怀孕/ }));
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await check();
    const region = await screen.findByRole('region', { name: '查对结果' });
    const results = within(region);
    expect(results.getByText('附子、半夏不宜同用（十八反）。')).toBeTruthy();
    expect(results.getByText(/^黑顺片写的是 30 克/)).toBeTruthy();
    expect(results.getByText('灵芝孢子')).toBeTruthy();
    expect(results.getByText('请由医师或药师决定。')).toBeTruthy();
    expect(results.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(
      '要紧，先问医师或药师',
    );
    const title = screen.getByRole('heading', { name: '查对结果' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(shown.mock.contexts).toContain(title);
    expect(server.calls('checkHerbs')).toMatchObject([
      { body: { medicines: '华法林', ageYears: 34, pregnant: true } },
    ]);
    await expectAccessible();

    await fill(list, '随便写写');
    expect(results.getByText(/^上面改过了/)).toBeTruthy();
    server.answer({ checkHerbs: { ...checked, unknown: ['随便写写'] } });
    await check();
    expect(await screen.findByText(/^没有认出药名/)).toBeTruthy();
    server.answer({ checkHerbs: new AppError('unavailable') });
    await check();
    expect(await findAlert('查对没有完成')).toBeTruthy();
  });
});
