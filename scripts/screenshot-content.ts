// Users and conversations for the screenshots, created through the product's own calls.
import type { ModelServer } from '#test/model-server.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import {
  call,
  makeNewcomer,
  makePerson,
  makeSession,
  sendMessage,
  type TestAccount,
} from '#test/product-people.ts';
import { makeReviewer } from '../e2e/operator.ts';

export type Content = {
  /** Has sessions and a complete consultation. */
  patient: TestAccount;
  /** Has accepted the agreement and done nothing else. */
  beginner: TestAccount;
  /** Has only an account. */
  newcomer: TestAccount;
  /** Decides on shares. */
  reviewer: TestAccount;
  consultationId: number;
  emptyId: number;
  emergencyId: number;
  despairId: number;
  shareId: number;
};

const consultation = [
  '最近三个星期总是睡不着，躺下一两个小时才能睡着，半夜容易醒，梦也多。',
  '女，42岁',
  '没有怀孕，没有在吃药，也没有过敏。没有那些想法。就是心里总惦记事，有点心慌，记性也差了。',
  '舌头颜色淡，苔薄白。胃口不太好，大便偏稀。',
];

/** With the two sessions below, the list has more than one page. */
const openings: [title: string, opening: string][] = [
  ['着凉后怕冷', '昨天淋了雨，今天怕冷，鼻塞流清鼻涕，头有点痛。'],
  ['咳嗽一周了', '咳嗽一个星期，痰白，晚上咳得多一些。'],
  ['饭后胃胀', '这半个月饭后总觉得胃胀，打嗝，吃得不多。'],
  ['拉肚子', '早上起来就要拉肚子，一天两三次，怕冷。'],
  ['便秘', '大便三四天一次，很干，口也干。'],
  ['两侧头痛', '一生气两侧太阳穴就胀痛，已经有两个月了。'],
  ['经期肚子痛', '来月经第一天小肚子又凉又痛，捂一捂会好些。'],
  ['给母亲问问：夜里起来好几次，白天总是没精神，腿也发软', '母亲 68 岁，夜里要起来好几次。'],
  ['嗓子干', '嗓子干，晚上想喝水，手心有点热。'],
  ['吃不下饭', '天热以后吃不下饭，身上重，没力气。'],
  ['鼻子痒，打喷嚏', '一到换季就鼻子痒，早上连着打喷嚏，流清水一样的鼻涕。'],
  ['落枕', '早上起来脖子转不动，一侧肩膀发紧。'],
];

const emergency = '我爸六十八，刚才突然胸口压着疼，出冷汗，喘不上气，脸色发灰。';
const despair = '这阵子谁也不想见，昨晚坐在窗边，我真的不想活了。';

const shared: [title: string, opening: string, tags: string][] = [
  ['换了枕头和作息，睡得好些了', '睡不好一个月，躺下一小时才睡着，白天没精神。', '失眠'],
  ['孩子积食那几天', '孩子五岁，吃多了，肚子胀，舌苔厚，不爱吃饭。', '积食'],
  ['着凉后肚子痛', '昨天吃了冰的，今天肚子痛，拉了两次。', '腹痛'],
  ['春天的鼻炎', '一到春天就打喷嚏，流清水鼻涕，眼睛痒。', '鼻炎'],
  ['久坐腰酸', '坐一天腰酸得厉害，起来走走好些，两个月了。', '腰痛'],
];

const streamed = [
  '谢谢您说得这么细。咳嗽三天、痰黄而稠、嗓子痛，又有些怕热，',
  '这几样放在一起，**偏向风热犯肺**：外面的热邪在肺和咽喉。\n\n',
  '还想问两件事：\n\n1. 有没有发热，最高多少度？\n',
  '2. 痰里有没有血丝，喘气费不费力？\n\n在这之前，可以先这样照顾自己：\n\n- 多喝温水，',
];
const streamedReasoning = ['先看寒热：痰黄稠、咽痛、怕热，', '都指向热；病程三天，属新病。'];

/** Fills a product through its own calls, but for the reviewer, whom the operator makes one. */
export async function makeContent(where: {
  product: { url: string };
  dataDir: string;
}): Promise<Content> {
  const { url } = where.product;
  const patient = await makePerson(url, 'demo');
  await call(url, '/ai/api/models/preference/', patient.access, { model: 'local' }, 'PUT');
  for (const [title, content] of openings) await converse(url, patient, title, [content]);
  const emptyId = await makeSession(url, patient, '手脚发凉');
  const emergencyId = await converse(url, patient, '父亲胸口疼', [emergency]);
  const despairId = await converse(url, patient, '心里难受', [despair]);
  const reviewer = await makeReviewer(where);
  const shareId = await publishShares(url, patient, reviewer);
  const consultationId = await converse(url, patient, '睡不好', consultation);
  return {
    patient,
    beginner: await makePerson(url, 'beginner'),
    newcomer: await makeNewcomer(url, 'newcomer'),
    reviewer,
    consultationId,
    emptyId,
    emergencyId,
    despairId,
    shareId,
  };
}

/** All are approved but the last, which waits for its review; returns the first. */
async function publishShares(
  url: string,
  author: TestAccount,
  reviewer: TestAccount,
): Promise<number> {
  const ids: number[] = [];
  for (const [title, opening, tags] of shared) {
    const sessionId = await converse(url, author, title, [opening]);
    const description = '写给有同样情况的人。';
    const wishes = { title, description, tags, isPublic: true, isAnonymous: true };
    const path = `/ai/api/sessions/${sessionId}/share/`;
    ids.push((await call<{ id: number }>(url, path, author.access, wishes)).id);
  }
  for (const id of ids.slice(0, -1)) {
    const decision = { approved: true, reason: '' };
    await call(url, `/ai/admin/shared/${id}/review/`, reviewer.access, decision);
  }
  return ids[0] ?? 0;
}

async function converse(
  url: string,
  person: TestAccount,
  title: string,
  messages: readonly string[],
): Promise<number> {
  const sessionId = await makeSession(url, person, title);
  for (const content of messages) {
    await (await sendMessage(url, person, { sessionId, content, model: 'local' })).text();
  }
  return sessionId;
}

/** Starts a reply that pauses half-way until `models.release()`; returns its session. */
export async function beginReply(
  url: string,
  person: TestAccount,
  models: ModelServer,
): Promise<number> {
  const sessionId = await makeSession(url, person, '咳嗽有黄痰');
  models.script(textReply([...streamed, hold], { reasoning: streamedReasoning }));
  const content = '咳嗽三天了，痰黄而稠，嗓子痛，有点怕热。';
  const reply = await sendMessage(url, person, { sessionId, content, model: 'scripted' });
  await models.held();
  // The reply continues without this follower (MSG-14).
  await reply.body?.cancel();
  return sessionId;
}
