import { startModelServer, type ModelServer } from './model-server.ts';
import { textReply } from './model-server-replies.ts';
import { startTestProduct, type ProductHarness } from './product-harness.ts';
import type { Person } from './product-people.ts';

export type ScriptedProduct = {
  product: ProductHarness;
  models: ModelServer;
  /** A new user, whose messages the model `scripted` answers with one sentence until it gets another script. */
  newPatient: () => Promise<Person>;
  close: () => Promise<void>;
};

/** The whole product with a scripted model. */
export async function startScriptedProduct(): Promise<ScriptedProduct> {
  const models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  const product = await startTestProduct({ environment: { MODELS: JSON.stringify([entry]) } });
  let patients = 0;
  return {
    product,
    models,
    newPatient: async () => {
      patients += 1;
      models.release();
      models.scriptByMessage(() => textReply(['好的，我记下了。']));
      return product.signUp(`patient${patients}`);
    },
    close: async () => {
      models.release();
      await product.close();
      await models.stop();
    },
  };
}
