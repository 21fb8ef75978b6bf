import { useCallback, useEffect, useRef } from 'react';
import type { ComponentProps, FormEvent } from 'react';

import { isPlainEnter } from '../enter-key.ts';

type FormProps = {
  onSubmit: (data: FormData) => void;
  /**
   * The errors, as a new object after each failed attempt; the first invalid field is then focused.
   */
  errors?: object | undefined;
} & Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'ref'>;

/** A form that submits through script, never by the Enter that ends a composition. */
export function Form({ onSubmit, errors, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const attach = useCallback((element: HTMLFormElement) => {
    form.current = element;
    return guardEnter(element);
  }, []);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const button = event.currentTarget.querySelector('button[type="submit"]');
    if (button?.getAttribute('aria-disabled') === 'true') return;
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form noValidate {...rest} ref={attach} onSubmit={submit}>
      {children}
    </form>
  );
}

/**
 * Keeps an Enter of the input method from submitting; returns the function that removes the
 * listeners.
 */
function guardEnter(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  let composedAtMs = -Infinity;
  form.addEventListener(
    'compositionend',
    (event) => {
      composedAtMs = event.timeStamp;
    },
    listening,
  );
  form.addEventListener(
    'keydown',
    (event) => {
      const isInput = event.target instanceof HTMLInputElement;
      if (isInput && event.key === 'Enter' && !isPlainEnter(event, composedAtMs)) {
        event.preventDefault();
      }
    },
    listening,
  );
  return () => listening.abort();
}
