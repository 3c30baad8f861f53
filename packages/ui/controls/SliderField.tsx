import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';

/** A slider. Label and value read as one sentence: "Glass: 60 seconds". */
export function SliderField(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  readonly format?: (value: number) => string;
  readonly isDisabled?: boolean;
}) {
  const { label, value, min, max, step = 1, onChange, format = String, isDisabled = false } = props;
  const say = useMessages(uiMessages);
  const share = `${((value - min) / Math.max(1, max - min)) * 100}%`;
  return (
    <Slider
      value={value}
      minValue={min}
      maxValue={max}
      isDisabled={isDisabled}
      {...{ step, onChange }}
      className="labelled"
    >
      <div className="small">
        <Label>{label}</Label>
        {say.colon}
        <SliderOutput>{format(value)}</SliderOutput>
      </div>
      <SliderTrack className="slider">
        <i className="slider-fill" style={{ width: share }} />
        <SliderThumb className="slider-thumb" />
      </SliderTrack>
    </Slider>
  );
}
