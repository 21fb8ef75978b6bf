import { confirm } from './confirm.ts';

/** `const ask = useConfirm(); if (await ask({…})) …` */
export const useConfirm = (): typeof confirm => confirm;
