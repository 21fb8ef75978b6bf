export type ConfirmRequest = {
  title: string;
  /** Names what will be lost. */
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'plain';
};

export type OpenConfirm = {
  request: ConfirmRequest;
  answer: (isConfirmed: boolean) => void;
};
