export type Listening = {
  /** The user has finished speaking: the recording becomes text. */
  finish: () => void;
  /** Nothing of it is wanted any more. */
  cancel: () => void;
};

/** Why listening ended without words. */
export type ListeningFailure = 'refused' | 'noService';

export type ListeningEvents = {
  onText: (text: string) => void;
  /** It has ended; what is still to come is on its way elsewhere. */
  onEnd: (failure: ListeningFailure | null) => void;
};
