import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
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
