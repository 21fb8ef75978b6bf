import { describe, expect, it } from 'vitest';
import type { Food } from './foods.ts';
import { foods, isFood, isKitchenHerb, kitchenFoodPattern } from './foods.ts';
import { herbs } from './herbs.ts';
import type { SourceId } from './source.ts';

const on = (source: SourceId): Food[] => foods.filter((food) => food.source === source);
const herbNames = herbs.map(({ name }) => name);
const found = (text: string): string[] =>
  [...text.matchAll(kitchenFoodPattern())].map(([words]) => words);

describe('the foods', () => {
  it('have a row for everything on the official lists', () => {
    // 87 things, of which 姜 and 杏仁 are two rows each and 枣 is three.
    expect(on('food-and-medicine-2002')).toHaveLength(91);
    expect(on('food-and-medicine-2019')).toHaveLength(6);
    expect(on('food-and-medicine-2023')).toHaveLength(9);
    expect(on('food-and-medicine-2024')).toHaveLength(4);
  });

  it('that are herbs have a name by which the guard reads the herb', () => {
    const names = new Map(herbs.map(({ name, aliases = [] }) => [name, [name, ...aliases]]));
    const unread = foods.filter(({ name, herb }) => herb && !names.get(herb)?.includes(name));
    expect(unread).toEqual([]);
  });

  it('include every herb that the guard treats as food, and those that every kitchen has', () => {
    const eaten = herbNames.filter(isFood);
    const named = new Set(foods.flatMap(({ guard, herb }) => (guard && herb) ?? []));
    expect(eaten.toSorted()).toEqual([...named].toSorted());
    expect(eaten).toHaveLength(58);
    expect(herbNames.filter(isKitchenHerb)).toHaveLength(28);
    expect(eaten).toEqual(expect.arrayContaining(herbNames.filter(isKitchenHerb)));
  });

  it('of the later lists, and those that a list warns of, stay medicines for the guard', () => {
    const later = foods.filter(({ source }) => /-20(?:19|2\d)$/u.test(source));
    expect(later.filter(({ guard }) => guard !== undefined)).toEqual([]);
    const poisonous = herbs.filter(({ toxicity, forbidden }) => toxicity ?? forbidden);
    expect(poisonous.filter(({ name }) => isFood(name))).toEqual([]);
  });

  it('that are no herbs are found by all their names, and not in words that mean something else', () => {
    expect(found('小米粥里放红糖，喝水')).toEqual(['小米', '红糖', '水']);
    expect(found('药水、口水、泡水')).toEqual([]);
    expect(found('当归、花椒、生地')).toEqual([]);
  });
});
