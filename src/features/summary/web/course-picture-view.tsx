import { useState } from 'react';

import { chinaDay } from '#platform/contract/china-time.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LaneAxis } from '#platform/web/ui/lane-axis.tsx';
import { ChangeSign, ChartTrack, EndSign, LaneTrack } from '#platform/web/ui/lane-track.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { CourseChart, CourseLane, CoursePicture } from '../course-schemas.ts';
import { chartLines, courseAxis, laneShapes, type CourseAxis } from '../course-layout.ts';
import { courseTexts } from '../course-texts.ts';
import {
  axisDays,
  chartName,
  chartText,
  dayText,
  laneText,
  onsetText,
  valueText,
} from '../course-text.ts';
import { CourseRow, type RowWords } from './course-row.tsx';
import { courseWebTexts } from './course-web-texts.ts';
import type { JumpTo } from './own-words-link.tsx';

/** So many lanes are shown at first. */
const lanesFirst = 8;

type PictureProps = { picture: CoursePicture } & Pick<JumpTo, 'onJump'>;

/** The course as a picture: a lane per symptom, a chart per kind of value, on one axis. */
export function CoursePictureView({ picture, onJump }: PictureProps) {
  const { language } = useLanguage();
  const texts = courseWebTexts[language];
  const [isWhole, setWhole] = useState(false);
  const { lanes, charts } = picture;
  const axis = courseAxis(picture);
  const shown = isWhole ? lanes : lanes.slice(0, lanesFirst);
  return (
    <div lang="zh-CN" className="lane-group">
      <LaneAxis days={axisDays(language, axis)} />
      <ul aria-label={texts.lanes} className="divide-y divide-line">
        {shown.map((lane) => (
          <Lane key={lane.symptom} lane={lane} axis={axis} onJump={onJump} />
        ))}
      </ul>
      {shown.length < lanes.length && (
        <Button variant="link" size="small" onClick={() => setWhole(true)}>
          {texts.more(lanes.length - shown.length)}
        </Button>
      )}
      {charts.length > 0 && (
        <ul aria-label={texts.charts} className="divide-y divide-line border-t border-line">
          {charts.map((chart) => (
            <Chart key={chart.kind} chart={chart} axis={axis} onJump={onJump} />
          ))}
        </ul>
      )}
      <Legend />
    </div>
  );
}

type RowProps = { axis: CourseAxis } & Pick<JumpTo, 'onJump'>;

function Lane({ lane, axis, onJump }: { lane: CourseLane } & RowProps) {
  const { language } = useLanguage();
  const texts = courseTexts[language];
  const words = lane.periods.flatMap((period) =>
    period.steps.map(({ change, at, ...quotation }, index): RowWords => {
      const day = dayText(language, chinaDay(new Date(at)), axisYear(axis));
      const isFirst = index === 0 && change === 'new';
      const lead = isFirst ? onsetText(language, period) : texts.change(day, texts[change]);
      return { ...quotation, lead };
    }),
  );
  const { plain, term } = lane;
  const inWords = laneText(language, lane);
  return (
    <CourseRow
      name={plain}
      term={plain === term ? undefined : term}
      inWords={inWords}
      words={words}
      track={<LaneTrack {...laneShapes(axis, lane)} />}
      onJump={onJump}
    />
  );
}

const axisYear = ({ toMs }: CourseAxis): string => chinaDay(new Date(toMs));

function Chart({ chart, axis, onJump }: { chart: CourseChart } & RowProps) {
  const { language } = useLanguage();
  const texts = courseTexts[language];
  const { kind, points } = chart;
  const [name, inWords] = [chartName(language, kind), chartText(language, chart)];
  const words = points.map((point): RowWords => {
    const day = dayText(language, point.day, axisYear(axis));
    return { ...point, lead: texts.value(day, valueText(language, kind, point)) };
  });
  return (
    <CourseRow
      name={name}
      inWords={inWords}
      words={words}
      track={
        points.length > 1 ? (
          <ChartTrack lines={chartLines(axis, chart)} />
        ) : (
          <span aria-hidden="true" className="block text-right text-[0.9375rem] tabular-nums">
            {points.map((point) => valueText(language, kind, point))}
          </span>
        )
      }
      onJump={onJump}
    />
  );
}

const changes = ['worse', 'same', 'better'] as const;

function Legend() {
  const { language } = useLanguage();
  const texts = courseTexts[language];
  const { unsure, legend } = courseWebTexts[language];
  return (
    <ul
      aria-label={legend}
      className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-muted"
    >
      {changes.map((change) => (
        <li key={change} className="flex items-center gap-1.5">
          <svg aria-hidden="true" className="lane-track size-4">
            <ChangeSign change={change} />
          </svg>
          {texts[change]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <svg aria-hidden="true" className="lane-track size-4">
          <EndSign />
        </svg>
        {texts.gone}
      </li>
      <li className="flex items-center gap-1.5">
        <svg aria-hidden="true" className="lane-track size-4">
          <line
            x1="2"
            x2="16"
            y1="50%"
            y2="50%"
            className="lane-line"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray="0.1 7"
          />
        </svg>
        {unsure}
      </li>
    </ul>
  );
}
