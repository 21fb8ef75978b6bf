/** A long reply with every kind of block. */
export const reply = `您好，听起来这几天很不好受。**先说要紧的：**如果头痛突然剧烈、说话含糊或一侧手脚没力气，*请立即拨打 120*。

## 我的理解

| 您说的 | 倾向 | 说明 |
| :-- | :-: | --: |
| 后项紧、怕冷 | 风寒 | 3~6 小时前加重 |
| 无汗 | 风寒束表 | 与**汗出**不同 |
| 口不渴 | 里无热 | —— |

## 还想问您

1. 痛的位置是固定的，还是会换地方？
2. 有没有鼻塞、流清涕？
   - 清的，还是黄的？
   - 有没有打喷嚏？
3. 睡眠怎么样，夜里会不会痛醒？

> 以上只是根据您说的内容整理，~~不是~~不能替代医生的诊断。

### 这几天可以做的

- 注意后项保暖，少吹风；
- 温水泡脚 10~15 分钟，微微出汗即可；
- 记下每次头痛的时间，例如 \`22:30 起，40 分钟\`。

\`\`\`
体温 36.8 ℃
血压 128/80 mmHg
\`\`\`

参考：[头痛的红旗征象](https://example.com/a)，[不该打开](javascript:alert(1))。

***

${'如果两天内没有好转，或者出现发热、呕吐、看东西模糊，请到医院就诊。'.repeat(12)}
`;

/** What the server sends where HTML is shown. */
export const honestHtml =
  '<p>内容由 <strong>AI</strong> 生成，<a href="https://example.com">说明</a>。</p>';

/** What a broken or hostile server could send where HTML is shown. */
export const hostileHtml = `
  <h3>提示</h3><p style="position:fixed;inset:0" class="x" id="root" onclick="window.pwned=1">内容由 <strong>AI</strong> 生成。</p>
  <script>window.pwned=1</script><img src="https://evil.example/a.png" onerror="window.pwned=1">
  <svg onload="window.pwned=1"><a href="javascript:window.pwned=1">甲</a></svg><style>body{display:none}</style>
  <form action="https://evil.example"><input name="p" autofocus onfocus="window.pwned=1"></form>
  <iframe srcdoc="<script>parent.pwned=1</script>"></iframe><math><mtext><style><img src onerror=window.pwned=1></style></mtext></math>
  <base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">
  <a href="javascript:window.pwned=1">乙</a><a href="//evil.example">丙</a><a href="https://example.com" target="x">丁</a>
  <video src="https://evil.example/v"></video><object data="https://evil.example/o"></object>`;
