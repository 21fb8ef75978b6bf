import { useState, type ReactNode } from 'react';

import { readDraft, writeDraft } from '#platform/web/drafts.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { listDraft } from './list-draft.ts';
import { emptyList, errorsIn, type WrittenList } from './written-list.ts';
import { herbCheckTexts } from './texts.ts';

type HerbCheckFormProps = {
  /** Chooses for whom the list is checked. */
  whom: ReactNode;
  isChecking: boolean;
  onCheck: (list: WrittenList) => void;
  /** Something has changed since the last check. */
  onChange: () => void;
};

export function HerbCheckForm({ whom, isChecking, onCheck, onChange }: HerbCheckFormProps) {
  const texts = useTexts(herbCheckTexts);
  const [list, setList] = useState(() => ({ ...emptyList, text: readDraft(listDraft) }));
  const [errors, setErrors] = useState<ReturnType<typeof errorsIn>>({});
  const change = (part: Partial<WrittenList>): void => {
    setList({ ...list, ...part });
    if (part.text !== undefined) writeDraft(listDraft, part.text);
    setErrors({});
    onChange();
  };
  const submit = (): void => {
    const found = errorsIn(list);
    setErrors(found);
    if (Object.keys(found).length === 0) onCheck(list);
  };
  const wordsFor = (
    error: 'listMissing' | 'listTooLong' | 'medicinesTooLong' | 'ageWrong',
    isWrong: boolean | undefined,
  ) => (isWrong ? texts[error] : undefined);
  return (
    <Card>
      <Form onSubmit={submit} errors={errors} className="flex flex-col gap-5">
        {whom}
        <TextArea
          label={texts.list}
          hint={texts.listHint}
          error={wordsFor(list.text.trim() === '' ? 'listMissing' : 'listTooLong', errors.text)}
          value={list.text}
          className="min-h-28"
          onValueChange={(text) => change({ text })}
        />
        <TextArea
          label={texts.medicines}
          hint={texts.medicinesHint}
          error={wordsFor('medicinesTooLong', errors.medicines)}
          value={list.medicines}
          onValueChange={(medicines) => change({ medicines })}
        />
        <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          <TextField
            label={texts.age}
            hint={texts.ageHint}
            error={wordsFor('ageWrong', errors.age)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={list.age}
            onValueChange={(age) => change({ age })}
          />
          <Conditions list={list} onChange={change} />
        </div>
        <Button type="submit" pending={isChecking} className="self-start">
          {texts.check}
        </Button>
      </Form>
    </Card>
  );
}

type ConditionsProps = {
  list: WrittenList;
  onChange: (part: Partial<WrittenList>) => void;
};

function Conditions({ list, onChange }: ConditionsProps) {
  const texts = useTexts(herbCheckTexts);
  return (
    <div className="flex flex-col justify-center">
      <Switch
        label={texts.pregnant}
        isOn={list.pregnant}
        onChange={(pregnant) => onChange({ pregnant })}
      />
      <Switch
        label={texts.lactating}
        isOn={list.lactating}
        onChange={(lactating) => onChange({ lactating })}
      />
    </div>
  );
}
