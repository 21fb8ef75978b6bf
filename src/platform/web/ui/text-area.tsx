import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';

import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

/**
 * MSG-38: a text area grows up to 200 px, and above an open keyboard up to a share of the remaining
 * height.
 */
const textAreaHeightMaxPx = 200;
const sizeClass =
  'field-sizing-content max-h-[min(200px,33dvh)] short-touch:max-h-[24dvh] resize-none';

export type TextAreaProps = {
  onValueChange?: (value: string) => void;
  /** Classes of the text area itself; they replace the kit's. */
  bareClassName?: string;
  ref?: RefObject<HTMLTextAreaElement | null>;
} & Omit<FieldProps, 'className'> &
  Omit<ComponentProps<'textarea'>, 'children' | 'required' | 'ref'>;

const growsByItself = CSS.supports('field-sizing', 'content');

/** A multi-line text field that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, required, bareClassName, className, ref, ...rest } =
    props;
  const { onValueChange, onChange, ...attributesOfOwner } = rest;
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;
  useLayoutEffect(() => {
    if (!growsByItself && area.current) fitToContent(area.current);
  });
  return (
    <Field {...{ label, isLabelHidden, hint, error, required }}>
      {(attributes) => (
        <textarea
          rows={1}
          {...attributesOfOwner}
          {...attributes}
          ref={area}
          className={`${sizeClass} ${bareClassName ?? controlClass(`py-2 ${className ?? ''}`)}`}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
            if (!growsByItself) fitToContent(event.target);
          }}
        />
      )}
    </Field>
  );
}

function fitToContent(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${Math.min(area.scrollHeight, textAreaHeightMaxPx)}px`;
}
