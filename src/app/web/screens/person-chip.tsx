import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, Plus, UserRound } from 'lucide-react';
import { useState } from 'react';

import { personsMax } from '#features/profile/family-rules.ts';
import { familyQuery } from '#features/profile/web/family-api.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { personTexts } from './person-texts.ts';
import { usePersonName } from './use-person-name.ts';

const PersonDialog = lateDialog(() => import('#features/profile/web/person-dialog.tsx'));

type PersonChipProps = {
  /** Undefined: the account's holder; null: a person removed since. */
  personId: number | null | undefined;
  /** Undefined: the account's holder. */
  onChoose: (personId: number | undefined) => void;
};

/** Whom the conversation is for; pressing it chooses someone else, or adds a person. */
export function PersonChip({ personId, onChoose }: PersonChipProps) {
  const texts = useTexts(personTexts);
  const { data } = useQuery(familyQuery);
  const [isAdding, setAdding] = useState(false);
  const name = usePersonName(personId);
  // A server without family members, or an unreachable one.
  if (!data) return null;
  const icon = (id: number | undefined) =>
    id === personId ? <Check aria-hidden="true" /> : <UserRound aria-hidden="true" />;
  const items: MenuItem[] = [
    { key: 'self', label: texts.self, icon: icon(undefined), onSelect: () => onChoose(undefined) },
    ...data.persons.map((person) => ({
      key: String(person.id),
      label: person.name,
      icon: icon(person.id),
      onSelect: () => onChoose(person.id),
    })),
  ];
  if (data.persons.length < personsMax) {
    items.push({
      key: 'add',
      label: texts.add,
      icon: <Plus aria-hidden="true" />,
      isNewGroup: true,
      onSelect: () => setAdding(true),
    });
  }
  return (
    <>
      <Menu
        label={texts.forWhom(name)}
        className="flex min-h-11 max-w-32 min-w-11 shrink-0 items-center justify-center gap-1 rounded-full px-2 text-sm text-muted hover:bg-sunken @max-[17rem]:max-w-20"
        items={items}
      >
        {/* With large type on a small phone there is room for one name only, and that is not one's own. */}
        {personId === undefined && (
          <UserRound aria-hidden="true" className="size-5 shrink-0 @min-[17rem]:hidden" />
        )}
        <span className={personId === undefined ? 'truncate @max-[17rem]:hidden' : 'truncate'}>
          {name}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 @max-[17rem]:hidden" />
      </Menu>
      {isAdding && (
        <PersonDialog
          family={data}
          person={null}
          onSaved={({ id }) => onChoose(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
