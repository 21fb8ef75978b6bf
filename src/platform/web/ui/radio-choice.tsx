import { useId } from 'react';

type RadioChoiceProps<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string | undefined;
};

/** One radio button; native, so that arrow keys move and Enter submits the form. */
export function RadioChoice<T extends string>(props: RadioChoiceProps<T>) {
  const { legend, options, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="mb-1 text-[0.9375rem] font-medium">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            className="size-5 shrink-0 cursor-pointer accent-pine"
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      <p id={`${id}-note`} role="alert" className="text-sm text-cinnabar empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
