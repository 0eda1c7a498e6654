#!/bin/sh
# How the demo's clips were made, once; what it makes is committed, and the project never runs it. Needs ffmpeg with
# libx264 and a Chinese font. Run it in this folder.
set -e
font=$(fc-match -f '%{file}' 'Noto Sans CJK SC:bold')
# A voice that says nothing: a gliding pitch with two formants, in syllables of a third of a second.
voice='(0.30*sin(2*PI*150*t+4*sin(2*PI*0.6*t))+0.16*sin(2*PI*610*t+6*sin(2*PI*0.9*t))+0.07*sin(2*PI*1700*t))*pow(abs(sin(PI*3*t))\,0.6)*(0.55+0.45*sin(2*PI*0.23*t))*0.7'

# picture <colour> <title> <size>: a slide with a title, a moving pattern, and the time.
picture() {
  echo "color=c=$1:s=$3:r=15,drawgrid=w=80:h=80:t=1:c=white@0.10,drawtext=fontfile=$font:text='$2':fontsize=h*0.09:fontcolor=white:x=w*0.07:y=h*0.12,drawtext=fontfile=$font:text='%{pts\:hms}':fontsize=h*0.06:fontcolor=white:x=w*0.07:y=h*0.83[slide];color=c=#f28b6c:s=48x48:r=15[box];color=c=white:s=90x6:r=15[bar];[slide][box]overlay=x=W*0.5+W*0.32*sin(t*0.9)-24:y=H*0.5+H*0.12*cos(t*1.3)-24[with];[with][bar]overlay=x=mod(t*48\,W):y=H*0.72"
}
video="-c:v libx264 -preset veryslow -profile:v main -pix_fmt yuv420p -g 60 -keyint_min 60 -sc_threshold 0"
audio="-c:a aac -b:a 24k -ac 1 -ar 24000"

mp4() { # name colour title seconds
  ffmpeg -y -loglevel error -f lavfi -i "$(picture "$2" "$3" 640x360)" -f lavfi -i "aevalsrc=$voice:s=24000" -t "$4" $video -crf 30 $audio -movflags +faststart "$1.mp4"
}
hls() { # folder quality colour title seconds size crf
  mkdir -p "$1"
  ffmpeg -y -loglevel error -f lavfi -i "$(picture "$3" "$4" "$6")" -f lavfi -i "aevalsrc=$voice:s=24000" -t "$5" $video -crf "$7" $audio \
    -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file+independent_segments -hls_list_size 0 \
    -hls_fmp4_init_filename "$2.mp4" -hls_segment_filename "$1/$2.mp4" "$1/$2.m3u8"
}
mp4 theory '#2b3a70' '第一讲  原理与示范' 60
mp4 workshop '#2c6a45' '第二讲  动手练习' 44
hls ladder 360p '#5b2a55' '第三讲  案例讲解' 64 640x360 28
hls ladder 180p '#5b2a55' '第三讲  案例讲解' 64 320x180 34
hls live 360p '#8a2f1b' '直播课堂（演示）' 24 640x360 31
