/**
 * The mark that a file of generated content carries in its metadata (GB 45438-2025, annex E; 人工智能
 * 生成合成内容标识办法, article 5). Values are printable ASCII without space, quote or backslash.
 */
export type AigcLabel = {
  /** 1 is generated, 2 may be, 3 is suspected to be. */
  Label: '1' | '2' | '3';
  ContentProducer: string;
  ProduceID: string;
  ReservedCode1: string;
  /** The distributor; the producer itself for content it distributes directly. */
  ContentPropagator: string;
  PropagateID: string;
  ReservedCode2: string;
};

const allowed = /^[\x21\x23-\x26\x28-\x5b\x5d-\x7e]{1,200}$/;

/** Whether a value is allowed in the label. */
export function isAigcValue(text: string): boolean {
  return allowed.test(text);
}

/**
 * The label of content that we generate and distribute ourselves. `producer` is the provider's name or
 * code, `produceId` the number of this piece of content.
 * @throws RangeError when a value contains characters that the standard does not allow
 */
export function aigcLabel(producer: string, produceId: string): AigcLabel {
  for (const value of [producer, produceId]) {
    if (!isAigcValue(value)) throw new RangeError('a value of the AIGC label is not plain ASCII');
  }
  return {
    Label: '1',
    ContentProducer: producer,
    ProduceID: produceId,
    ReservedCode1: '',
    ContentPropagator: producer,
    PropagateID: produceId,
    ReservedCode2: '',
  };
}
