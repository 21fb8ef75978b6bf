import { expect, it } from 'vitest';

import { linesWithMedicines } from './lines-with-medicines.ts';

it.each(['阿莫西林胶囊', '复方丹参滴丸', '处方：黄芪30g 当归10g', '华法林钠片 2.5mg×60片'])(
  'names a medicine: %s',
  (line) => {
    expect(linesWithMedicines(['规格：0.25g×24粒/盒', line])).toEqual([line]);
  },
);

it.each([
  '葡萄糖 GLU 5.62 mmol/L 3.9-6.1',
  '维生素D 25-OH-VD 20 ng/mL',
  '甘油三酯 TG 1.42 mmol/L 0-1.7',
  '功能主治：活血化瘀，理气止痛。',
  '不宜与阿司匹林同用',
  '青霉素过敏者禁用',
  '姓名：王小明',
])('names none that is taken: %s', (line) => {
  expect(linesWithMedicines([line])).toEqual([]);
});
