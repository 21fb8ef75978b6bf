import { useState } from 'react';
import type { ReactNode } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Preferences } from '../contract.ts';
import { listError, parseNames } from '../rules.ts';
import { FactList, type Fact } from './fact-list.tsx';
import { SettingsSection } from './settings-section.tsx';
import { profileWebTexts } from './texts.ts';
import { usePreferences, useSavePreferences } from './use-preferences.ts';

type ModelOption = {
  value: string;
  label: string;
  available: boolean;
};

type ModelChoice = {
  /** Undefined until loaded. */
  models: readonly ModelOption[] | undefined;
  /** Shown in place of the model until its label is known. */
  modelsMissing: ReactNode;
  /** Called once the server has saved the preferences, including the model. */
  onSaved: () => void;
};

/** The AI preferences, with a form to edit them (ACC-36). */
export function AiPreferences(props: ModelChoice) {
  const { language } = useLanguage();
  const texts = profileWebTexts[language];
  const query = usePreferences();
  const { data } = query;
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
      {texts.edit}
    </Button>
  );
  return (
    <SettingsSection title={texts.aiPreferences} action={data && !isEditing && edit}>
      {query.isPending && <LinesSkeleton />}
      {!data && !query.isPending && <QueryFailure title={texts.loadFailed} query={query} />}
      {data && isEditing && (
        <AiPreferencesForm saved={data} {...props} onDone={() => setEditing(false)} />
      )}
      {data && !isEditing && !props.models && props.modelsMissing}
      {data && !isEditing && <FactList facts={factsOf(data, props.models, texts)} />}
    </SettingsSection>
  );
}

function factsOf(
  { aiModel, reasoningExpanded, commonHerbs }: Preferences,
  models: readonly ModelOption[] | undefined,
  texts: (typeof profileWebTexts)['zh-CN'],
): Fact[] {
  const model = models?.find(({ value }) => value === aiModel)?.label ?? aiModel;
  return [
    ...(models ? [{ label: texts.model, value: model }] : []),
    { label: texts.reasoningExpanded, value: reasoningExpanded ? texts.on : texts.off },
    { label: texts.commonHerbs, value: commonHerbs.join('、') || texts.none },
  ];
}

export function LinesSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-4 h-5 w-3/5" />
      <Skeleton className="mt-4 h-5 w-1/2" />
    </SkeletonGroup>
  );
}

type AiPreferencesFormProps = {
  saved: Preferences;
  onDone: () => void;
} & ModelChoice;

function AiPreferencesForm(props: AiPreferencesFormProps) {
  const { saved, models, modelsMissing, onSaved, onDone } = props;
  const { language } = useLanguage();
  const texts = profileWebTexts[language];
  const [aiModel, setModel] = useState(saved.aiModel);
  const [reasoningExpanded, setExpanded] = useState(saved.reasoningExpanded);
  const [herbs, setHerbs] = useState(saved.commonHerbs.join('，'));
  const saving = useSavePreferences(onSaved);
  const error = listError(parseNames(herbs));
  const submit = (): void => {
    if (error) return;
    const change = { aiModel, reasoningExpanded, commonHerbs: parseNames(herbs) };
    saving.mutate(change, {
      onSuccess: () => {
        notify({ type: 'success', message: texts.saved });
        onDone();
      },
    });
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      {saving.error && <Banner type="error">{failureText(saving.error, texts.saveFailed)}</Banner>}
      {models ? (
        <Select
          label={texts.model}
          value={aiModel}
          onValueChange={setModel}
          options={models.map(({ value, label, available }) => ({
            value,
            label,
            disabled: !available,
          }))}
        />
      ) : (
        modelsMissing
      )}
      <Switch
        label={texts.reasoningExpanded}
        hint={texts.reasoningExpandedHint}
        isOn={reasoningExpanded}
        onChange={setExpanded}
      />
      <TextArea
        label={texts.commonHerbs}
        hint={texts.commonHerbsHint}
        error={error?.[language]}
        value={herbs}
        onValueChange={setHerbs}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={saving.isPending}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
