import { useEffect, useState } from 'react';

import { Markdown } from '#platform/web/markdown/markdown.tsx';
import { SanitisedHtml } from '#platform/web/markdown/sanitised-html.tsx';
import { BackToBottom } from '#platform/web/ui/back-to-bottom.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { useStickToBottom } from '#platform/web/use-stick-to-bottom.ts';

import { honestHtml, hostileHtml, reply } from './record-texts.ts';

/** A consultation record with a growing reply, read at the end or above it. */
export function RecordPage() {
  const { scroller, content, isAtBottom, goToBottom } = useStickToBottom();
  const [length, setLength] = useState(600);
  const isStreaming = length < reply.length;
  useEffect(() => {
    if (!isStreaming) return undefined;
    const timer = setTimeout(() => setLength(length + 20), 30);
    return () => clearTimeout(timer);
  }, [isStreaming, length]);
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex h-dvh max-w-chat flex-col">
      <h1 className="border-b border-line px-4 py-3 text-xl">反复头痛三天</h1>
      <div className="relative min-h-0 flex-1">
        <div
          ref={scroller}
          data-scroller
          className="h-full overflow-y-auto px-4"
          role="log"
          aria-label="对话"
          aria-live="off"
        >
          <div ref={content} className="flex flex-col gap-6 py-6">
            <Question />
            <div className="flex gap-3">
              <Seal className="mt-0.5 text-[0.8rem]" />
              <div className="min-w-0 flex-1">
                <div className="mb-1.5 flex items-center gap-2 text-sm text-muted">
                  AI助手 <Badge>AI 生成</Badge>
                </div>
                <div className="rounded-card border border-line bg-surface px-5 py-4">
                  <Markdown text={reply.slice(0, length)} isStreaming={isStreaming} />
                </div>
              </div>
            </div>
            <SanitisedHtml
              html={window.location.hash === '#hostile' ? hostileHtml : honestHtml}
              className="text-sm"
            />
          </div>
        </div>
        <BackToBottom isShown={!isAtBottom} onPress={goToBottom} />
      </div>
      <p data-state className="border-t border-line px-4 py-2 text-sm text-muted">
        {isStreaming ? '正在回答' : '回答完毕'}
      </p>
    </main>
  );
}

function Question() {
  return (
    <div className="flex flex-col items-end gap-1.5">
      <span className="text-sm text-muted">我</span>
      <p className="max-w-bubble rounded-card bg-pine-soft px-5 py-3 whitespace-pre-wrap">
        头痛三天了，后脑勺连着脖子发紧，怕冷，没有汗，BP 128/80mmHg，吃了 1 片布洛芬没怎么好。
      </p>
    </div>
  );
}
